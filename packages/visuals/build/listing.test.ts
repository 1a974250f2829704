import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_ROWS } from '../src/bullet-list/data';
import { MANIFESTS } from '../src/manifests';
import { translateStrings } from '../src/translations';
import { PACKAGE } from './places';
import { createCapabilitiesFile } from './project';

const readListing = (name: string) =>
  readFileSync(join(PACKAGE, 'appsource', `${name}.md`), 'utf8').replace(/\s+/g, ' ');

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

describe.each(MANIFESTS)('the listing of $name', (manifest) => {
  const listing = readListing(manifest.name);

  test('has a summary that the marketplace takes', () => {
    const summary = /Summary \(100 characters at most\): (.+?) - Keywords/.exec(listing)?.[1] ?? '';
    expect(summary.length).toBeGreaterThan(20);
    expect(summary.length).toBeLessThanOrEqual(100);
  });

  test('names the languages that the package has, and no others', () => {
    const named = /down to 60 pixels, in ([\w, ]+?)\. It asks/.exec(listing)?.[1] ?? '';
    const spoken = Object.keys(translateStrings(manifest)).map((locale) =>
      LANGUAGES.of(locale.split('-')[0] ?? ''),
    );
    const names = named.split(/, | and /);
    expect(names.toSorted()).toEqual([...new Set(spoken)].toSorted());
  });

  test('promises no access, and the package asks for none', () => {
    expect(listing).toContain('It asks for no access to anything: no web address, no storage.');
    expect(createCapabilitiesFile(manifest)).toMatchObject({ privileges: [] });
  });

  test('says what is free and what needs a licence, as its description does', () => {
    expect(listing).toMatch(/ (is|are) free\. .+ needs? a licence; without one/);
    expect(manifest.description).toMatch(/licence/);
  });
});

test('the listing of Bullet list names the rows that it draws at most', () => {
  expect(readListing('bullet-list')).toContain(`for up to ${MAX_ROWS} rows`);
});
