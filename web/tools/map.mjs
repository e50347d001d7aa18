// Makes src/games/world/map.ts: the nine territories as SVG paths, from the countries of Natural Earth (public domain, npm
// package world-atlas). Run by hand when something here changes: `node tools/map.mjs`. It is the map of a game, not of
// states: countries are joined, no inner border and no name survives.
import { geoNaturalEarth1, geoPath, geoTransform } from "d3-geo";
import { readFileSync, writeFileSync } from "node:fs";
import { merge } from "topojson-client";

const WIDTH = 1000;
const HEIGHT = 520;
const SMALLEST = 9; // square units: islands below would be specks
const COARSE = 5; // units: the grid of the small map on hero cards

/** @type {Record<string, string>} countries by territory; those of no list lie in Africa */
const COUNTRIES = {
  mediterranean: `Spain|Portugal|Italy|Slovenia|Croatia|Bosnia and Herz.|Serbia|Montenegro|Kosovo|Albania|Macedonia|Greece|
    Bulgaria|Turkey|Cyprus|N. Cyprus|Morocco|Algeria|Tunisia|Libya|Egypt`,
  "middle-east": `Syria|Lebanon|Israel|Palestine|Jordan|Saudi Arabia|Yemen|Oman|United Arab Emirates|Qatar|Kuwait|Iraq|Iran|
    Afghanistan|Turkmenistan|Uzbekistan|Tajikistan`,
  india: "India|Pakistan|Nepal|Bhutan|Bangladesh|Sri Lanka",
  china: "China|North Korea|South Korea|Japan|Taiwan",
  europe: `France|United Kingdom|Ireland|Iceland|Belgium|Netherlands|Luxembourg|Germany|Switzerland|Austria|Czechia|
    Slovakia|Hungary|Poland|Romania|Moldova|Denmark|Norway|Sweden|Finland|Estonia|Latvia|Lithuania`,
  russia: "Russia|Ukraine|Belarus|Georgia|Armenia|Azerbaijan|Kazakhstan|Kyrgyzstan|Mongolia",
  america: `United States of America|Canada|Greenland|Mexico|Guatemala|Belize|Honduras|El Salvador|Nicaragua|Costa Rica|
    Panama|Cuba|Haiti|Dominican Rep.|Jamaica|Puerto Rico|Bahamas|Trinidad and Tobago|Colombia|Venezuela|Guyana|Suriname|
    Ecuador|Peru|Bolivia|Brazil|Paraguay|Uruguay|Argentina|Chile|Falkland Is.`,
  "south-east-asia": `Myanmar|Thailand|Laos|Cambodia|Vietnam|Malaysia|Brunei|Indonesia|Philippines|Timor-Leste|
    Papua New Guinea|Australia|New Zealand|Solomon Is.|Vanuatu|New Caledonia|Fiji`,
};
const NOWHERE = new Set(["Antarctica", "Fr. S. Antarctic Lands"]);

/**
 * A country of the atlas.
 * @typedef {import("topojson-specification").Polygon | import("topojson-specification").MultiPolygon} Shape
 * @typedef {import("geojson").Polygon | import("geojson").MultiPolygon} Outline
 */

const atlas = JSON.parse(
  readFileSync(new URL("../node_modules/world-atlas/countries-110m.json", import.meta.url), "utf8"),
);

/** @type {Map<string, string>} */
const landOf = new Map();
for (const [land, names] of Object.entries(COUNTRIES)) {
  for (const name of names.split("|")) landOf.set(name.trim(), land);
}

/** @type {Record<string, Shape[]>} */
const shapes = {};
/** @param {string} land @param {Shape} shape */
const add = (land, shape) => (shapes[land] ??= []).push(shape);

for (const country of atlas.objects.countries.geometries) {
  const name = country.properties.name;
  if (NOWHERE.has(name)) continue;
  if (name === "France") addFrance(country);
  else add(landOf.get(name) ?? "africa", country);
}

/** French Guiana lies in America. @param {import("topojson-specification").MultiPolygon} france */
function addFrance(france) {
  for (const arcs of france.arcs) {
    const part = /** @type {Shape} */ ({ type: "Polygon", arcs });
    const [first] = merge(atlas, /** @type {any} */ ([part])).coordinates[0]?.[0] ?? [];
    add((first?.[0] ?? 0) < -30 ? "america" : "europe", part);
  }
}

// The projection: natural earth, turned by 11° so that the cut runs through the Bering Strait, then the old world drawn
// larger: along each axis a smooth density says how much room a place gets.

const base = geoNaturalEarth1().rotate([-11, 0]).scale(1).translate([0, 0]);
const EXTENT = { left: -2.72, right: 2.74, top: -1.34, bottom: 1.02 };

/** How wide a strip at x is drawn, and how high one at y. @param {number} x */
const widthAt = (x) => 0.72 + 1.0 * bump(x, 0.55, 0.75);
/** @param {number} y */
const heightAt = (y) => 0.72 + 0.75 * bump(y, -0.52, 0.42);
/** @param {number} at @param {number} centre @param {number} spread */
function bump(at, centre, spread) {
  return Math.exp(-(((at - centre) / spread) ** 2));
}

/**
 * The integral of a density over an interval, scaled to a length.
 * @param {(at: number) => number} density @param {number} from @param {number} to @param {number} length
 */
function stretch(density, from, to, length) {
  const steps = 2000;
  const sums = [0];
  for (let i = 0; i < steps; i++) sums.push((sums[i] ?? 0) + density(from + ((i + 0.5) * (to - from)) / steps));
  const whole = sums[steps] ?? 1;
  return (/** @type {number} */ at) => {
    const place = ((at - from) / (to - from)) * steps;
    const below = Math.min(Math.max(Math.floor(place), 0), steps - 1);
    const sum = (sums[below] ?? 0) + ((sums[below + 1] ?? 0) - (sums[below] ?? 0)) * (place - below);
    return (sum / whole) * length;
  };
}

const toX = stretch(widthAt, EXTENT.left, EXTENT.right, WIDTH);
const toY = stretch(heightAt, EXTENT.top, EXTENT.bottom, HEIGHT);
const enlarge = geoTransform({
  point(x, y) {
    this.stream.point(toX(x), toY(y));
  },
});
const projection = { stream: (/** @type {any} */ sink) => base.stream(enlarge.stream(sink)) };
const path = geoPath(projection).digits(1);

/**
 * Without specks.
 * @param {import("geojson").MultiPolygon} outline @param {number} smallest @returns {import("geojson").MultiPolygon}
 */
function withoutSpecks(outline, smallest) {
  const large = outline.coordinates.filter((rings) => path.area({ type: "Polygon", coordinates: rings }) > smallest);
  return { type: "MultiPolygon", coordinates: large };
}

/**
 * The same path with steps instead of places, in tenths rounded so that errors do not add up: less than half as long.
 * @param {string | null} line
 */
function inSteps(line) {
  const tenth = (/** @type {number} */ number) => String(number / 10).replace(/^(-?)0\./, "$1.");
  let [x, y] = [0, 0];
  const step = (
    /** @type {string} */ _,
    /** @type {string} */ letter,
    /** @type {string} */ toX,
    /** @type {string} */ toY,
  ) => {
    const [nextX, nextY] = [Math.round(Number(toX) * 10), Math.round(Number(toY) * 10)];
    const [dx, dy] = letter === "M" ? [nextX, nextY] : [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return `${letter === "M" ? "M" : "l"}${tenth(dx)}${dy < 0 ? "" : " "}${tenth(dy)}`;
  };
  return (line ?? "").replace(/([ML])(-?[\d.]+),(-?[\d.]+)/g, step);
}

/** On a coarse grid, without the points that then fall together. @param {string | null} line */
function coarse(line) {
  let last = "";
  const near = (/** @type {string} */ number) => Math.round(Number(number) / COARSE) * COARSE;
  return (line ?? "").replace(/([ML])(-?[\d.]+),(-?[\d.]+)/g, (_, letter, x, y) => {
    const place = `${near(x)},${near(y)}`;
    if (letter === "L" && place === last) return "";
    last = place;
    return letter + place;
  });
}

const ORDER = [
  "mediterranean",
  "africa",
  "middle-east",
  "india",
  "china",
  "europe",
  "russia",
  "america",
  "south-east-asia",
];
/** @type {Record<string, string>} */
const lands = {};
/** @type {Record<string, string>} */
const small = {};
for (const land of ORDER) {
  const outline = merge(atlas, /** @type {any} */ (shapes[land]));
  lands[land] = inSteps(path(withoutSpecks(outline, SMALLEST)));
  small[land] = inSteps(coarse(path(withoutSpecks(outline, 20 * SMALLEST))));
}

/** Every 30°, as a quiet net on the sea. */
const lines = [];
for (let lon = -150; lon <= 180; lon += 30) lines.push(Array.from({ length: 19 }, (_, i) => [lon, -62 + 8 * i]));
for (let lat = -30; lat <= 60; lat += 30) lines.push(Array.from({ length: 37 }, (_, i) => [-168.9 + 9.99 * i, lat]));
const net = inSteps(path({ type: "MultiLineString", coordinates: lines }));

const written = `// Made by tools/map.mjs from Natural Earth data (public domain); do not edit.
export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};
export const NET = ${JSON.stringify(net)};
export const LANDS: Record<string, string> = ${JSON.stringify(lands, null, 2)};
export const SMALL: Record<string, string> = ${JSON.stringify(small, null, 2)};
`;
writeFileSync(new URL("../src/games/world/map.ts", import.meta.url), written);
console.log(`${written.length} characters`);
