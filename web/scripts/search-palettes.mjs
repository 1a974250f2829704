/**
 * Searches the palettes of the article "Palettes everyone can read". For each size it finds the palette whose
 * two nearest colours are farthest apart (CIEDE2000), under full vision and without each kind of cones, out of
 * 260 random colours that reach 3:1 on white. Each run gives the same numbers.
 *
 *   node web/scripts/search-palettes.mjs
 */
import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  inGamut,
  parse,
  wcagContrast,
} from 'culori';

const POOL = 260;
const STARTS = 60;
const VISIONS = [
  (color) => color,
  filterDeficiencyProt(1),
  filterDeficiencyDeuter(1),
  filterDeficiencyTrit(1),
];

let seed = 7;
function generateRandom() {
  seed = (seed * 1664525 + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

const isColor = inGamut('rgb');
const pool = [];
while (pool.length < POOL) {
  const color = {
    mode: 'oklch',
    l: 0.3 + generateRandom() * 0.36,
    c: 0.05 + generateRandom() * 0.16,
    h: generateRandom() * 360,
  };
  if (!isColor(color)) continue;
  const hex = formatHex(color);
  if (wcagContrast(hex, '#ffffff') >= 3) pool.push(hex);
}

const lab = converter('lab65');
const distance = differenceCiede2000();
const visibleColours = pool.map((hex) => VISIONS.map((see) => lab(formatHex(see(parse(hex))))));
const apart = visibleColours.map((one) =>
  visibleColours.map((other) =>
    Math.min(...one.map((color, vision) => distance(color, other[vision]))),
  ),
);

function measureMinDistance(chosen) {
  let least = Infinity;
  for (let a = 0; a < chosen.length; a += 1) {
    for (let b = a + 1; b < chosen.length; b += 1) {
      least = Math.min(least, apart[chosen[a]][chosen[b]]);
    }
  }
  return least;
}

/** Swaps one colour at a time while the smallest distance grows. */
function improvePalette(chosen) {
  let best = measureMinDistance(chosen);
  for (let grew = true; grew;) {
    grew = false;
    for (let place = 0; place < chosen.length; place += 1) {
      for (let candidate = 0; candidate < pool.length; candidate += 1) {
        if (chosen.includes(candidate)) continue;
        const previousColour = chosen[place];
        chosen[place] = candidate;
        const now = measureMinDistance(chosen);
        if (now > best + 1e-9) {
          best = now;
          grew = true;
        } else chosen[place] = previousColour;
      }
    }
  }
  return best;
}

for (const size of [2, 3, 4, 5, 6, 7, 8, 10, 12]) {
  let best = { distance: -1, colors: [] };
  for (let start = 0; start < STARTS; start += 1) {
    const chosen = new Set();
    while (chosen.size < size) chosen.add(Math.floor(generateRandom() * POOL));
    const places = [...chosen];
    const reached = improvePalette(places);
    if (reached > best.distance) {
      best = { distance: reached, colors: places.map((place) => pool[place]) };
    }
  }
  console.log(`${String(size).padStart(2)}  ${best.distance.toFixed(1)}  ${best.colors.join(' ')}`);
}
