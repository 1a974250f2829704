import { describe, expect, it } from 'vitest';
import { applyDecisions } from './apply-decisions';
import { DEFAULT_DECISIONS } from './decisions';
import { createDocument, compileTheme } from './document';
import { resolvePointer } from './pointer';

const LEGEND = '/visualStyles/columnChart/*/legend/0/labelColor/solid/color';

describe('applyDecisions', () => {
  it('keeps overrides', () => {
    const changes = { [LEGEND]: { set: '#ff0000' } };
    const document = { name: 'A', decisions: DEFAULT_DECISIONS, changes };
    const next = applyDecisions(document, { secondLevel: '#123456' });
    expect(next.changes).toEqual(changes);
    expect(next.decisions.secondLevel).toBe('#123456');
    expect(compileTheme(next).secondLevelElements).toBe('#123456');
  });

  it.each([
    ['another spelling', { firstLevelElements: '#FFF' }, 'firstLevelElements'],
    ['another name', { foreground: '#101010' }, 'firstLevelElements'],
    ['no such setting', {}, 'firstLevelElements'],
  ])('applies a decision to an imported theme that had %s', (_, theme, key) => {
    const next = applyDecisions(createDocument({ name: 'A', ...theme }), { firstLevel: '#123456' });
    expect(compileTheme(next)).toMatchObject({ [key]: '#123456' });
    expect(compileTheme(next)).not.toHaveProperty('foreground');
  });

  it('adds a missing branch for a decision and nothing else', () => {
    const document = createDocument({ name: 'A', dataColors: ['#111111'] });
    const next = applyDecisions(document, { corners: 3, dataColors: DEFAULT_DECISIONS.dataColors });
    expect(compileTheme(next)).toEqual({
      name: 'A',
      dataColors: DEFAULT_DECISIONS.dataColors,
      visualStyles: { '*': { '*': { border: [{ radius: 3 }] } } },
    });
  });

  it('replaces an old colour that the imported theme wrote in capitals', () => {
    const theme = compileTheme({ name: 'A', decisions: DEFAULT_DECISIONS, changes: {} });
    const loud = JSON.parse(JSON.stringify(theme).replaceAll('#1b2433', '#1B2433')) as typeof theme;
    const next = applyDecisions(createDocument(loud), { firstLevel: '#123456' });
    expect(JSON.stringify(compileTheme(next))).not.toMatch(/1B2433/);
    expect(
      resolvePointer(compileTheme(next), '/visualStyles/*/*/title/0/fontColor/solid/color'),
    ).toBe('#123456');
  });
});
