import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../model/json';
import { readThemeSchema } from '../../testing/powerbi';
import { COMPARED_VERSION, describeVersion, findVersion } from './find-version';
import { makeVersions } from './make-versions';
import table from './versions.json';

describe('findVersion', () => {
  test.each([
    ['card', 'labels', 'fontSize', 'old'],
    ['page', 'pageSize', 'pageSizeWidth', 'old'],
    ['*', 'padding', 'top', '2.115'],
    ['card', 'padding', 'top', '2.115'],
    ['cardVisual', 'value', 'fontSize', '2.118'],
    ['cardVisual', 'title', 'text', '2.118'],
    ['advancedSlicerVisual', 'selectionIcon', 'show', '2.132'],
    ['listSlicer', 'label', 'fontSize', '2.138'],
    ['cardVisual', 'layout', 'fixedHeight', '2.152'],
    ['*', 'layout', 'fixedHeight', '2.152'],
    ['*', 'spacing', 'spaceAboveDivider', '2.157'],
    ['columnChart', 'spacing', 'spaceAboveDivider', '2.157'],
    ['columnChart', 'categoryAxis', 'initialScrollPosition', '2.157'],
    ['*', 'visualLink', 'qna', 'unlisted'],
    ['card', 'labels', 'nothing', null],
    ['nothing', 'labels', 'fontSize', null],
  ])('%s.%s.%s has version %s', (visual, card, name, version) => {
    expect(findVersion(visual, card, name)).toBe(version);
  });
});

test('the table of versions names settings of the installed theme schema only', () => {
  const { added, newest } = makeVersions([
    { version: '0.0', schema: {} },
    { version: COMPARED_VERSION, schema: readThemeSchema() as JsonObject },
  ]);
  expect(table.newest).toBe(newest);
  const known = new Set(['*', ...(added[newest]?.['*'] ?? [])]);
  const named = Object.values(table.added).flatMap((names) => Object.values(names).flat());
  expect([...new Set<string>(named)].filter((visual) => !known.has(visual))).toEqual([]);
});

test.each([
  ['old', '2.114 or older'],
  ['2.148', '2.148'],
  ['2.157', '2.157; 2.152 lacks it'],
  ['unlisted', 'in no theme schema up to 2.152'],
] as const)('the version %s is described', (version, text) => {
  expect(describeVersion(version)).toBe(text);
});
