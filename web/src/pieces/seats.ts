// How seats are told apart: A–E beside colour and shape (look.css, SeatMark).

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);
export const seatColour = (seat: number): string => `var(--seat-${seat})`;
