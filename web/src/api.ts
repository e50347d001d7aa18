// What is asked of the hall besides play: one function for each request, and errors a person can read.
import { house } from "./anywhere/house.svelte";
import { canStandIn, where } from "./anywhere/where.svelte";
import { allAnswered } from "./connection";
import type {
  BoxDraft,
  BoxFiles,
  BoxForm,
  BoxInfo,
  BoxRead,
  BoxReport,
  BoxSheets,
  BoxZip,
  Claim,
  DailyBoard,
  DailyStart,
  DeviceCode,
  Games,
  Lesson,
  NewTable,
  Opened,
  OpenTables,
  PlayOn,
  Problem,
  Puzzles,
  PuzzleTask,
  PuzzleVerdict,
  QrCode,
  QuickMatch,
  Replay,
  ReplayStep,
  RatingChanges,
  RatingLists,
  RuleText,
  Seated,
  Sharing,
  Study,
  TableInfo,
  Verified,
} from "./protocol";
import type { ProblemParams } from "./problem";
import type { Json } from "./table";
import { learnWords } from "./texts";

/** A request that the server refused or that did not reach it: a message key with parameters. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly params: ProblemParams = {},
    readonly problems: Problem[] = [],
  ) {
    super(key);
  }
}

async function ask(path: string, body?: object, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const request: RequestInit = { method: body ? "POST" : "GET", headers };
  if (body) request.body = JSON.stringify(body);
  await allAnswered();
  const response = await house.send(path, request, token).catch(() => {
    throw new Refusal("page-no-server");
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refusal> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  if (typeof problem.key !== "string") return new Refusal("page-server-fault", { status: response.status });
  return new Refusal(problem.key, problem.params, problem.problems);
}

async function json<T>(path: string, body?: object, token?: string): Promise<T> {
  return (await (await ask(path, body, token)).json()) as T;
}

let known: Promise<Games> | null = null;

/** The games of this hall; fetched once. */
export function games(): Promise<Games> {
  known ??= (where.here ? house.games() : json<Games>("/api/games").catch(standIn)).then(
    withWords,
    (error: unknown) => {
      known = null; // ask again next time
      throw error;
    },
  );
  return known;
}

/** The server is not reached: play in this page, where that is possible. */
function standIn(error: unknown): Promise<Games> {
  if (!canStandIn || !(error instanceof Refusal) || !AWAY.includes(error.key)) throw error;
  where.here = where.away = true;
  return house.games();
}
const AWAY = ["page-no-server", "page-server-fault"];

/** The page was built with the words of the games it knew; others bring theirs. */
async function withWords(found: Games): Promise<Games> {
  await Promise.all(found.games.map(({ name }) => learnWords(name, gameTexts)));
  return found;
}

/** The messages of a game in a language; none where they cannot be had. */
const gameTexts = (game: string, lang: string): Promise<string> =>
  json<RuleText>(`/api/texts/${game}/${lang}`).then(
    ({ text }) => text,
    () => "",
  );

/** The same, fetched again: the state of the server may have changed. */
export const about = () => (where.here ? house.games() : json<Games>("/api/games"));
export const openTable = (table: NewTable) => json<Seated>("/api/tables", table);
export const tableInfo = (id: string) => json<TableInfo>(`/api/tables/${id}`);
export const tableFacts = (id: string) => json<Json>(`/api/tables/${id}/facts`);
export const openTables = () => json<OpenTables>("/api/open");
export const quickMatch = (wish: QuickMatch) => json<Seated>("/api/match", wish);
export const claim = (id: string, wish: Claim) => json<Seated>(`/api/tables/${id}/claim`, wish);
export const deviceCode = (id: string, token: string) => json<DeviceCode>(`/api/tables/${id}/device`, {}, token);
export const claimDevice = (code: string) => json<Seated>("/api/devices", { code });
export const addBox = (box: BoxFiles) => json<BoxInfo>("/api/boxes", box);
export const boxForm = (game: string) => json<BoxForm>(`/api/boxes/${game}`);
export const storedBox = (game: string, box: string) => json<BoxSheets>(`/api/boxes/${game}/${box}`);
export const checkBox = (draft: BoxDraft) => json<BoxReport>("/api/boxes/check", draft);
export const packBox = (box: BoxSheets) => json<BoxZip>("/api/boxes/zip", box);
export const readBox = (box: BoxZip) => json<BoxRead>("/api/boxes/read", box);
export const qrCode = (path: string) => json<QrCode>("/api/qr", { path });
export const sharing = () => json<Sharing>("/api/share");
export const share = (on: boolean) => json<Sharing>("/api/share", { on, address: null });
export const replay = (id: string, eyes: string, token: string | null) =>
  json<Replay>(`/api/tables/${id}/replay?eyes=${eyes}`, undefined, token ?? undefined);
export const replayStep = (id: string, number: number, eyes: string, token: string | null) =>
  json<ReplayStep>(`/api/tables/${id}/replay/${number}?eyes=${eyes}`, undefined, token ?? undefined);
export const study = (id: string) => json<Study>(`/api/tables/${id}/study`);
export const playOn = (id: string, wish: PlayOn) => json<Seated>(`/api/tables/${id}/play-on`, wish);
export const openRecord = (record: string) => json<Opened>("/api/records", { record });
export const verify = (record: string, box: string | null) => json<Verified>("/api/verify", { record, box });

export const daily = (day: string | null, key: string) =>
  json<DailyBoard>(`/api/daily${day ? `?day=${day}` : ""}`, undefined, key);
export const playDaily = (start: DailyStart) => json<Seated>("/api/daily", start);
export const ratings = (key: string) => json<RatingLists>("/api/ratings", undefined, key);
export const ratingChanges = (id: string) => json<RatingChanges>(`/api/tables/${id}/ratings`);
export const forgetMe = (person: string) => ask("/api/forget", { person });

export async function record(id: string, token: string | null): Promise<string> {
  return (await ask(`/api/tables/${id}/record`, undefined, token ?? undefined)).text();
}

/** The tables that this browser keeps, with the characters each takes. */
export const keptTables = () => json<{ table: string; size: number }[]>("/api/kept");
export const deleteTables = (tables: string[]) => ask("/api/kept", { tables });

export const puzzles = () => json<Puzzles>("/api/puzzles");
export const puzzle = (game: string, number: number) => json<PuzzleTask>(`/api/puzzles/${game}/${number}`);
export const tryPuzzle = (game: string, number: number, move: string) =>
  json<PuzzleVerdict>(`/api/puzzles/${game}/${number}`, { move });

export const lesson = (game: string) => json<Lesson>(`/api/lessons/${game}`);

/** The rulebook in Markdown, or one rule of it. */
export async function rules(game: string, lang: string, rule?: string): Promise<string> {
  const wanted = rule ? `?rule=${encodeURIComponent(rule)}` : "";
  return (await json<RuleText>(`/api/rules/${game}/${lang}${wanted}`)).text;
}
