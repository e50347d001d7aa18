// The end of a game as a picture to share: who won, everybody's places, and the curve of chances if it is known.
import type { StudyPoint } from "../protocol";

export interface Shown {
  game: string;
  title: string; // "Nora wins"
  rows: { place: number; seat: number; name: string; score: number }[];
  points: StudyPoint[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;

/** A PNG of it, in the page's own colours and letters. */
export async function pictureOf(shown: Shown): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const write = (text: string, x: number, y: number, font: string, ink: string, most = WIDTH - 2 * MARGIN): void => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.fillText(text, x, y, most);
  };

  pen.fillStyle = colour("table");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("paper");
  pen.beginPath();
  pen.roundRect(28, 28, WIDTH - 56, HEIGHT - 56, 26);
  pen.fill();
  pen.strokeStyle = colour("line");
  pen.lineWidth = 2;
  pen.stroke();

  write(`HeroHall · ${shown.game}`, MARGIN, 96, "600 28px Fraunces, serif", colour("ink-soft"));
  write(shown.title, MARGIN, 172, "700 68px Fraunces, serif", colour("ink"));
  const half = shown.points.length > 1 ? WIDTH / 2 - MARGIN - 20 : WIDTH - 2 * MARGIN;
  shown.rows.forEach(({ place, seat, name, score }, at) => {
    const y = 262 + at * 66;
    write(`${place}.`, MARGIN, y, "600 34px Fraunces, serif", colour("ink-soft"));
    mark(pen, MARGIN + 76, y - 12, seat, colour(`seat-${seat}`), colour("on-seat"));
    write(
      name,
      MARGIN + 116,
      y,
      `${place === 1 ? 700 : 400} 34px "Source Sans 3", sans-serif`,
      colour("ink"),
      half - 200,
    );
    pen.textAlign = "right";
    write(String(score), MARGIN + half, y, "600 36px Fraunces, serif", colour("ink"));
    pen.textAlign = "left";
  });
  if (shown.points.length > 1) curve(pen, shown.points, colour);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** A seat's shape with its letter, as `SeatMark` draws it. */
function mark(pen: CanvasRenderingContext2D, x: number, y: number, seat: number, fill: string, ink: string): void {
  const corners = [
    [],
    [
      [-19, -19],
      [19, -19],
      [19, 19],
      [-19, 19],
    ],
    [
      [0, -23],
      [23, 19],
      [-23, 19],
    ],
    [
      [0, -24],
      [24, 0],
      [0, 24],
      [-24, 0],
    ],
  ][seat] ?? [
    [-12, -21],
    [12, -21],
    [24, 0],
    [12, 21],
    [-12, 21],
    [-24, 0],
  ];
  pen.fillStyle = fill;
  pen.beginPath();
  if (seat === 0) pen.arc(x, y, 21, 0, 2 * Math.PI);
  else corners.forEach(([dx = 0, dy = 0], at) => (at ? pen.lineTo(x + dx, y + dy) : pen.moveTo(x + dx, y + dy)));
  pen.fill();
  pen.fillStyle = ink;
  pen.font = '700 24px "Source Sans 3", sans-serif';
  pen.textAlign = "center";
  pen.fillText(String.fromCharCode(65 + seat), x, y + (seat === 2 ? 14 : 8));
  pen.textAlign = "left";
}

function curve(pen: CanvasRenderingContext2D, points: StudyPoint[], colour: (name: string) => string): void {
  const [left, top, width, height] = [WIDTH / 2 + 20, 222, WIDTH / 2 - MARGIN - 20, 320];
  const last = points.at(-1)?.number || 1;
  pen.fillStyle = colour("table");
  pen.fillRect(left, top, width, height);
  pen.strokeStyle = colour("line");
  pen.strokeRect(left, top, width, height);
  pen.lineWidth = 4;
  pen.lineJoin = "round";
  points[0]?.shares.forEach((_, seat) => {
    pen.strokeStyle = colour(`seat-${seat}`);
    pen.setLineDash([[], [14, 6], [4, 6], [18, 6, 4, 6], [8, 4]][seat] ?? []);
    pen.beginPath();
    points.forEach(({ number, shares }, at) => {
      const [x, y] = [left + (width * number) / last, top + height * (1 - (shares[seat] ?? 0))];
      if (at) pen.lineTo(x, y);
      else pen.moveTo(x, y);
    });
    pen.stroke();
  });
  pen.setLineDash([]);
}

/** Hand a picture to the device's own way of sharing; where there is none, save it as a file. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined); // closed again
    return;
  }
  const address = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
