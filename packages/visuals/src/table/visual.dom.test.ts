import type powerbi from 'powerbi-visuals-api';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeHost } from '../testing/host';
import { LIGHT } from '../testing/palettes';
import { Visual } from './visual';

type Node = powerbi.DataViewMatrixNode;
type Group = readonly [name: string, rows: readonly string[]];

const createSum = (count: number): Node => ({ isSubtotal: true, values: { 0: { value: count } } });
const createLeaf = (name: string): Node => ({ value: name, values: { 0: { value: 1 } } });
const createColumn = (displayName: string, role: string) => ({
  displayName,
  roles: { [role]: true },
});

function createView(groups: readonly Group[], hasMore = false): powerbi.DataView {
  const children = groups.map(([value, rows]): Node => ({
    value,
    children: [createSum(rows.length), ...rows.map(createLeaf)],
  }));
  const [value, region, city] = [
    ...[
      createColumn('Sales', 'values'),
      createColumn('Region', 'rows'),
      createColumn('City', 'rows'),
    ],
  ];
  return {
    metadata: { columns: [region, city, value], ...(hasMore && { segment: {} }) },
    matrix: {
      rows: {
        levels: [{ sources: [region] }, { sources: [city] }],
        root: { children: [createSum(groups.length), ...children] },
      },
      columns: { levels: [{ sources: [value] }], root: { children: [{ levelSourceIndex: 0 }] } },
      valueSources: [value],
    },
  } as powerbi.DataView;
}

const createNames = (count: number) => Array.from({ length: count }, (_, i) => `Row ${i}`);

/** The values of Microsoft's enums, which exist only as types. */
const [CREATE, APPEND] = [0, 1];
const [DATA, RESIZE] = [2, 4];

function startVisual(options: Parameters<typeof fakeHost>[0] = {}) {
  const { host, asked, reports } = fakeHost(options);
  const element = document.createElement('div');
  const visual = new Visual({ element, host });
  const update = (dataView: powerbi.DataView, operationKind = CREATE, type = DATA) =>
    visual.update({
      viewport: { width: 400, height: 300 },
      dataViews: [dataView],
      type,
      operationKind,
    });
  const stage = () => element.querySelector<HTMLElement>('[role=treegrid]') ?? element;
  const scroll = (to: number) => {
    stage().scrollTop = to;
    stage().dispatchEvent(new Event('scroll'));
  };
  const rows = () =>
    [...element.querySelectorAll('[role=row][aria-level]')].map(
      (row) => row.querySelector('[role=rowheader]')?.getAttribute('aria-label') ?? '',
    );
  const row = (name: string) =>
    [...element.querySelectorAll<HTMLElement>('[role=row][aria-level]')].find((one) =>
      one.querySelector(`[role=rowheader][aria-label="${name}"]`),
    );
  const press = (name: string, key: string) =>
    row(name)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const pane = () => JSON.stringify(visual.getFormattingModel());
  return { asked, reports, pane, update, scroll, rows, row, press, stage };
}

afterEach(() => {
  vi.useRealTimers();
});

const NORTH: Group = ['North', ['Oslo', 'Bergen']];
const SOUTH: Group = ['South', ['Rome']];

test('requests more rows again once a filter has changed the data', () => {
  const { asked, update, scroll } = startVisual();
  const part = createView([['North', createNames(1000)]], true);
  update(part);
  scroll(27_500);
  expect(asked()).toEqual(['more']);
  // A change of size while they are on their way asks for nothing twice.
  update(part, CREATE, RESIZE);
  expect(asked()).toEqual([]);
  update(createView([['North', createNames(2000)]], true), APPEND);
  expect(asked()).toEqual([]);
  update(createView([['South', createNames(1000)]], true));
  expect(asked()).toEqual(['more']);
});

test('warns the reader if Power BI sends no more rows', () => {
  const { asked, update } = startVisual({ hasMore: () => false });
  update(createView([NORTH], true));
  expect(asked()).toEqual(['more', 'warning: State_Cut']);
});

test('a folded group stays folded in another order and among other rows', () => {
  const { update, rows, press } = startVisual();
  update(createView([NORTH, SOUTH]));
  press('North', 'ArrowLeft');
  expect(rows()).toEqual(['North', 'South', 'Rome']);
  update(createView([SOUTH, NORTH]));
  expect(rows()).toEqual(['South', 'Rome', 'North']);
  update(createView([['East', ['Riga']], SOUTH, NORTH]));
  expect(rows()).toEqual(['East', 'Riga', 'South', 'Rome', 'North']);
});

test('a group stays folded while a filter leaves it out', () => {
  const { update, rows, press } = startVisual();
  update(createView([NORTH, SOUTH]));
  press('North', 'ArrowLeft');
  update(createView([SOUTH]));
  update(createView([NORTH, SOUTH]));
  expect(rows()).toEqual(['North', 'South', 'Rome']);
});

/** The same data in a report that holds something of the visual. */
const withObjects = (view: powerbi.DataView, objects: powerbi.DataViewObjects) => ({
  ...view,
  metadata: { ...view.metadata, objects },
});

test('stores folds in the report, and a bookmark restores them', () => {
  const { update, rows, press, reports } = startVisual();
  const view = createView([NORTH, SOUTH]);
  update(view);
  press('North', 'ArrowLeft');
  press('South', 'ArrowLeft');
  const [north = {}, both = {}] = reports();
  // The answers come one after the other, and the first is old by then.
  update(withObjects(view, north));
  expect(rows()).toEqual(['North', 'South']);
  update(withObjects(view, both));
  expect(rows()).toEqual(['North', 'South']);
  // A bookmark from before all folds, and one after the first fold.
  update(view);
  expect(rows()).toEqual(['North', 'Oslo', 'Bergen', 'South', 'Rome']);
  update(withObjects(view, north));
  expect(rows()).toEqual(['North', 'South', 'Rome']);
  // A report that is opened again begins with what it holds.
  const again = startVisual();
  again.update(withObjects(view, both));
  expect(again.rows()).toEqual(['North', 'South']);
  expect(again.reports()).toEqual([]);
});

test('the folds in the report contain no label', () => {
  const { update, press, reports } = startVisual();
  update(createView([NORTH]));
  press('North', 'ArrowLeft');
  expect(reports()).toEqual([
    { kept: { folds: expect.stringMatching(/^[0-9a-z]{1,7}-$/) as string } },
  ]);
});

test('follows a bookmark if the host doesn’t echo stored folds', () => {
  vi.useFakeTimers();
  const { update, rows, press, reports } = startVisual();
  const view = createView([NORTH]);
  update(view);
  press('North', 'ArrowLeft');
  press('North', 'ArrowRight');
  const [folded = {}] = reports();
  vi.advanceTimersByTime(10_000);
  update(withObjects(view, folded));
  expect(rows()).toEqual(['North']);
});

test('a stored fold keeps its state when the author lets groups begin folded', () => {
  const { update, press, reports } = startVisual();
  const view = createView([NORTH, SOUTH]);
  update(view);
  press('North', 'ArrowLeft');
  press('South', 'ArrowLeft');
  press('South', 'ArrowRight');
  const kept = reports().at(-1) ?? {};
  const again = startVisual();
  again.update(withObjects(view, { ...kept, rows: { folded: true } }));
  expect(again.rows()).toEqual(['North', 'South', 'Rome']);
});

test('a fold lasts as long as the visual if the host stores nothing', () => {
  const { update, rows, press } = startVisual();
  const view = createView([NORTH]);
  update(view);
  press('North', 'ArrowLeft');
  update(view);
  expect(rows()).toEqual(['North']);
});

test('arrows fold and unfold a group as in a tree, swapped from right to left', () => {
  for (const [locale, open, close] of [
    ['en-US', 'ArrowRight', 'ArrowLeft'],
    ['ar-SA', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    const { update, rows, press } = startVisual({ locale });
    update(createView([NORTH]));
    press('North', open);
    expect(rows()).toEqual(['North', 'Oslo', 'Bergen']);
    press('North', close);
    expect(rows()).toEqual(['North']);
    press('North', close);
    expect(rows()).toEqual(['North']);
    press('North', open);
    expect(rows()).toEqual(['North', 'Oslo', 'Bergen']);
  }
});

test('gives screen readers the number of rows and the index of each', () => {
  const { update, row, stage } = startVisual();
  update(createView([['North', createNames(500)]]));
  // The header and the total are rows, too.
  expect(stage().getAttribute('aria-rowcount')).toBe('503');
  expect(row('North')?.getAttribute('aria-rowindex')).toBe('2');
  // Nobody knows how many there are until all have come.
  update(createView([['North', createNames(500)]], true));
  expect(stage().getAttribute('aria-rowcount')).toBe('-1');
});

test('a touch on a row shows its tooltip until the next touch elsewhere', () => {
  const { asked, update, row, stage } = startVisual();
  update(createView([NORTH]));
  const touch = (type: string, target: Element | undefined) =>
    target?.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
  touch('pointerdown', row('Oslo'));
  touch('pointerleave', stage());
  touch('pointerdown', row('Oslo'));
  expect(asked()).toEqual(['tooltip by touch', 'tooltip by touch']);
  touch('pointerdown', stage());
  expect(asked()).toEqual(['tooltip hides']);
});

test('the format pane shows the colours that are drawn, chosen or not', () => {
  const { pane, update } = startVisual();
  const view = createView([NORTH]);
  update(view);
  expect(pane()).toContain(LIGHT.data);
  expect(pane()).toContain(LIGHT.positive);
  view.metadata.objects = { sparklines: { color: { solid: { color: '#123456' } } } };
  update(view);
  expect(pane()).toContain('#123456');
  expect(pane()).not.toContain(LIGHT.data);
});

test('a header sorts by numbers down, then up, then as the model has the rows, and the report keeps it', () => {
  const { update, rows, stage, reports } = startVisual();
  const view = createView([NORTH, SOUTH]);
  update(view);
  const findHeader = () =>
    stage().querySelector<HTMLElement>('[role=columnheader][aria-label=Sales]');
  const press = () => findHeader()?.querySelector('button')?.click();
  press();
  expect(findHeader()?.getAttribute('aria-sort')).toBe('descending');
  press();
  expect(rows()).toEqual(['South', 'Rome', 'North', 'Oslo', 'Bergen']);
  expect(findHeader()?.getAttribute('aria-sort')).toBe('ascending');
  press();
  expect(rows()).toEqual(['North', 'Oslo', 'Bergen', 'South', 'Rome']);
  expect(reports().map(({ kept }) => kept)).toEqual([
    { sort: '-Sales' },
    { sort: '+Sales' },
    { sort: '' },
  ]);
  const again = startVisual();
  again.update(withObjects(view, reports()[1] ?? {}));
  expect(again.rows()[0]).toBe('South');
});

test('Enter on a header is left to its button', () => {
  const { update, stage } = startVisual();
  update(createView([NORTH]));
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  stage().querySelector('[role=columnheader] button')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('the edge of a header widens its column by pointer and by key, and the report keeps the width', () => {
  const { update, stage, reports } = startVisual();
  const view = createView([NORTH]);
  update(view);
  const readWidth = () =>
    Number.parseFloat(
      stage().querySelector<HTMLElement>('[role=columnheader][aria-label=Sales]')?.style.width ??
        '',
    );
  const before = readWidth();
  const edge = stage().querySelector('[data-column=Sales]');
  edge?.dispatchEvent(new PointerEvent('pointerdown', { clientX: 100, bubbles: true }));
  document.dispatchEvent(new PointerEvent('pointermove', { clientX: 130 }));
  document.dispatchEvent(new PointerEvent('pointerup', { clientX: 130 }));
  expect(readWidth()).toBe(Math.max(40, before + 30));
  const button = stage().querySelector('[role=columnheader][aria-label=Sales] button');
  const key = { key: 'ArrowRight', altKey: true, bubbles: true };
  button?.dispatchEvent(new KeyboardEvent('keydown', key));
  expect(readWidth()).toBe(before + 46);
  expect(reports().at(-1)).toEqual({ kept: { widths: JSON.stringify({ Sales: before + 46 }) } });
  const again = startVisual();
  again.update(withObjects(view, reports().at(-1) ?? {}));
  expect(again.stage().querySelector<HTMLElement>('[aria-label=Sales]')?.style.width).toBe(
    `${before + 46}px`,
  );
});

test('a report with broken settings still opens', () => {
  const { update, rows } = startVisual();
  const kept = { sort: 7, widths: '{"Sales":"wide"', folds: true };
  update(withObjects(createView([NORTH]), { kept }));
  expect(rows()).toEqual(['North', 'Oslo', 'Bergen']);
});

test('says on the table that Power BI sends no more rows', () => {
  const { update, stage } = startVisual({ hasMore: () => false });
  update(createView([NORTH], true));
  expect(stage().querySelector('[role=status]')?.textContent).toBe('State_Refused');
});

/** A view in which Power BI keeps South collapsed, and has sent no rows of it. */
function createCollapsedView(): powerbi.DataView {
  const view = createView([NORTH]);
  const children = view.matrix?.rows.root.children ?? [];
  Object.assign(children[1] ?? {}, { isCollapsed: false });
  children.push({ value: 'South', isCollapsed: true, values: { 0: { value: 7 } } });
  return view;
}

test('a group that Power BI keeps collapsed has its value and a button that asks Power BI for its rows', () => {
  const { update, rows, row, asked, reports } = startVisual();
  update(createCollapsedView());
  expect(rows()).toEqual(['North', 'Oslo', 'Bergen', 'South']);
  expect(row('South')?.getAttribute('aria-expanded')).toBe('false');
  expect(row('South')?.textContent).toContain('7');
  asked();
  row('South')?.querySelector('button')?.click();
  expect(asked()).toEqual(['expand or collapse South']);
  row('North')?.querySelector('button')?.click();
  expect(asked()).toEqual(['expand or collapse North']);
  // The report has Power BI's own state, and none of ours beside it.
  expect(reports()).toEqual([]);
  expect(rows()).toEqual(['North', 'Oslo', 'Bergen', 'South']);
});

test('the option to begin folded leaves groups alone that Power BI expands', () => {
  const { update, rows } = startVisual();
  update(withObjects(createCollapsedView(), { rows: { folded: true } }));
  expect(rows()).toContain('Oslo');
});

test('the forward arrow on a collapsed row asks Power BI to expand it', () => {
  const { update, press, asked } = startVisual();
  update(createCollapsedView());
  asked();
  press('South', 'ArrowRight');
  expect(asked()).toEqual(['expand or collapse South']);
  press('South', 'ArrowLeft');
  expect(asked()).not.toContain('expand or collapse South');
});
