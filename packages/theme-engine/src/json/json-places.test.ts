import { takeSample, SEED, sampleList } from '@flexa/testing/sample';
import { describe, expect, it } from 'vitest';
import { readJson } from '../import/json-reader';
import type { Json } from '../model/json';
import { resolvePointer } from '../model/pointer';
import { readSampleReports } from '../testing/powerbi';
import { findPlaces } from './json-places';
import { decodeText } from '../reports/report-files';

const TEXTS = [...readSampleReports()].flatMap(([name, files]) =>
  [...files].flatMap(([path, bytes]) =>
    path.endsWith('.json')
      ? [[`${name} ${path}`, decodeText(bytes).replace(/^\uFEFF/, '')] as const]
      : [],
  ),
);

describe('findPlaces', () => {
  it.each(sampleList(TEXTS, 0.03))('finds the same places in %s as a full parse', (_, text) => {
    const { places } = readJson(text);
    const wanted = takeSample([...places.keys()], 0.1, SEED);
    const found = findPlaces(text, wanted);
    for (const at of wanted) expect(found.get(at), at).toEqual(places.get(at));
    for (const [at, place] of found) expect(place, at).toEqual(places.get(at));
  });

  it('also returns the siblings of a place', () => {
    const text = '{ "a" : [ {"b": "]}\\"," , "c":-1.5e3} , null,[[]] ], "a/~\\u0041": { } }';
    const found = findPlaces(text, ['/a/0/b', '/a~1~0A/x']);
    const all = ['', '/a', '/a/0', '/a/0/b', '/a/0/c', '/a/1', '/a/2', '/a~1~0A'];
    expect([...found.keys()].sort()).toEqual(all.sort());
    for (const [at, { start, end }] of found) {
      expect(JSON.parse(text.slice(start, end))).toEqual(
        resolvePointer(JSON.parse(text) as Json, at),
      );
    }
  });
});
