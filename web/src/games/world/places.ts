// Where things stand on the map, in its units (1000 × 520): a territory's pieces, its plate, and where the plate points to.

export interface Place {
  pieces: [number, number]; // the middle of the pieces
  plate: [number, number]; // the middle of the plate
  point: [number, number] | null; // end of the line from the plate, where it does not lie on its land
}

export const PLACES: Record<string, Place> = {
  mediterranean: { pieces: [432, 205], plate: [262, 208], point: [362, 190] },
  africa: { pieces: [468, 318], plate: [330, 392], point: [422, 372] },
  "middle-east": { pieces: [577, 205], plate: [607, 345], point: [588, 270] },
  india: { pieces: [708, 222], plate: [690, 440], point: [716, 296] },
  china: { pieces: [768, 158], plate: [912, 190], point: [836, 176] },
  europe: { pieces: [428, 84], plate: [270, 108], point: [376, 98] },
  russia: { pieces: [560, 66], plate: [735, 62], point: null },
  america: { pieces: [170, 112], plate: [100, 330], point: [186, 330] },
  "south-east-asia": { pieces: [866, 424], plate: [904, 300], point: [846, 318] },
};

const BORDER = 150;
const OUTWARDS = 75;

/** How a plate hangs at its place: near a border of the map by its outer edge, so that it grows inwards with the number of players. */
export function hung([x, y]: [number, number]): { x: number; y: number; by: "left" | "middle" | "right" } {
  if (x < BORDER) return { x: x - OUTWARDS, y, by: "left" };
  if (x > 1000 - BORDER) return { x: x + OUTWARDS, y, by: "right" };
  return { x, y, by: "middle" };
}

/** Pieces of one seat in a territory: riders stand for five. */
export interface Piece {
  key: string;
  seat: number;
  rider: boolean;
  x: number;
  y: number;
}

const RIDER = 20;
const FIGURE = 11;
const ROW = 19;

/** A row of pieces for each seat that has population, centred on the territory's place. */
export function pieces(population: number[], [x, y]: [number, number]): Piece[] {
  const seats = population.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const height = seats.length > 3 ? ROW * 0.86 : ROW;
  return seats.flatMap((seat, index) => {
    const [riders, figures] = [Math.floor(population[seat]! / 5), population[seat]! % 5];
    const left = x - (riders * RIDER + figures * FIGURE) / 2;
    const top = y + (index - (seats.length - 1) / 2) * height;
    const row: Piece[] = [];
    for (let i = 0; i < riders; i++)
      row.push({ key: `${seat}r${i}`, seat, rider: true, x: left + (i + 0.5) * RIDER, y: top });
    for (let i = 0; i < figures; i++) {
      row.push({ key: `${seat}f${i}`, seat, rider: false, x: left + riders * RIDER + (i + 0.5) * FIGURE, y: top });
    }
    return row;
  });
}
