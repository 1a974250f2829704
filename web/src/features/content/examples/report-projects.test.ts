import { describe, expect, test } from 'vitest';
import { DEFAULT_DECISIONS, compileTheme, type Theme } from '@flexa/theme-engine/model';
import { buildProject, createDesign, MEASURE_TABLE } from '@flexa/theme-engine/project';
import {
  findColumn,
  computeMeasure,
  parseMeasureName,
  findMeasure,
  PAGE,
} from '@flexa/theme-engine/report';
import {
  collectFields,
  readJsonFiles,
  readModel,
  listSchemaErrors,
} from '@flexa/theme-engine/testing';
import { REPORTS } from '../texts/examples/reports/index';

const THEME: Theme = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const MOODS = { good: DEFAULT_DECISIONS.good, bad: DEFAULT_DECISIONS.bad };

describe.each(Object.entries(REPORTS))('the report of %s', (_slug, report) => {
  const files = buildProject({ name: 'Sample', theme: THEME, design: createDesign(report, MOODS) });
  const json = readJsonFiles(files);
  const model = readModel(files);

  test('each file of an example’s project names its schema and follows it', () => {
    for (const [path, file] of json) {
      expect.soft({ path, errors: listSchemaErrors(file) }).toEqual({ path, errors: [] });
    }
  });

  test('an example’s model has every field that its visuals use', () => {
    let count = 0;
    for (const [path, file] of json) {
      for (const { table, name, kind } of collectFields(file)) {
        const known = model.get(table)?.[kind === 'column' ? 'columns' : 'measures'] ?? [];
        expect.soft(known, `${path} asks for ${table}[${name}]`).toContain(name);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  test('an example’s model holds every row, and sorts text as the picture does', () => {
    for (const [name, { columns, rows }] of Object.entries(report.tables)) {
      const read = model.get(name)!;
      expect(read.rows).toHaveLength(rows.length);
      columns.forEach((column, i) => {
        expect(read.rows.map((row) => row[column.name])).toEqual(rows.map((row) => row[i]));
        if (column.format !== undefined) return;
        expect(read.sortedBy).toContain(`'${column.name} order'`.replaceAll("'", ''));
        const order = read.rows.map((row) => Number(row[`${column.name} order`]));
        expect(Math.min(...order)).toBe(1);
        // Each member has one position, because a sort column must be unambiguous.
        const pairs = new Set(rows.map((row, r) => `${row[i]} ${order[r]}`));
        expect(pairs.size).toBe(new Set(rows.map((row) => row[i])).size);
      });
    }
  });

  test('each measure of an example returns one number', () => {
    const names = Object.keys(report.measures);
    expect(model.get(MEASURE_TABLE)?.measures).toEqual(names);
    for (const name of names) {
      expect(Number.isFinite(computeMeasure(report, name).value), name).toBe(true);
    }
    for (const { columns } of Object.values(report.tables)) {
      for (const { name } of columns)
        expect(names.filter((one) => one === `${name} order`)).toEqual([]);
    }
  });

  test('an example’s visuals refer to existing fields and don’t overlap', () => {
    const { visuals } = report;
    expect(new Set(visuals.map(({ id }) => id)).size).toBe(visuals.length);
    const boxes = visuals.filter(({ type }) => type !== 'shape').map(({ box }) => box);
    for (const { id, wells = {}, compared = {}, marked = {}, box } of visuals) {
      for (const field of Object.values(wells).flat()) {
        const measure = parseMeasureName(field);
        if (measure === undefined) findColumn(report, field);
        else findMeasure(report, measure);
      }
      for (const { measure } of Object.values(compared)) {
        findMeasure(report, parseMeasureName(measure) ?? '');
      }
      const [category] = wells['Category'] ?? [];
      for (const member of Object.keys(marked)) {
        const { table, index } = findColumn(report, category ?? '');
        expect(
          table.rows.map((row) => row[index]),
          id,
        ).toContain(member);
      }
      const [x, y, w, h] = box;
      expect(x + w, id).toBeLessThanOrEqual(PAGE.width);
      expect(y + h, id).toBeLessThanOrEqual(PAGE.height);
    }
    for (const [i, [ax, ay, aw, ah]] of boxes.entries()) {
      for (const [bx, by, bw, bh] of boxes.slice(i + 1)) {
        expect(ax + aw <= bx || bx + bw <= ax || ay + ah <= by || by + bh <= ay).toBe(true);
      }
    }
  });
});

test('a report with an unknown field can’t be built', () => {
  const [report] = Object.values(REPORTS);
  expect(() => findColumn(report!, 'Months.Weight')).toThrow(/no column Months\.Weight/);
  expect(() => findMeasure(report!, 'Weight')).toThrow(/no measure Weight/);
});
