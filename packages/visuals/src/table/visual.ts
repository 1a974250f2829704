import type powerbi from 'powerbi-visuals-api';
import { FlexaVisual, type VisualDefinition } from '../host/flexa-visual';
import type { Stage } from '../scene/patch';
import { MAX_PLACES, type TableData } from './data';
import { drawTable, SORT, createStateTable, buildTooltip } from './draw';
import { findFolds, formatGroupName, KeptFolds } from './folds';
import type { TableInput } from './input';
import { limitWidth, readSort, readWidths, turnSort, writeSort, writeWidths } from './kept-view';
import { isFolded, computeLayout } from './layout';
import { readTable, type ReadTable } from './read-data';
import { KEPT, TABLE_SETTINGS } from './settings';
import { FIRST_VIEW, type TableView } from './view';
import '../host/visual.css';

type Options = powerbi.extensibility.visual.VisualConstructorOptions;
type UpdateOptions = powerbi.extensibility.visual.VisualUpdateOptions;

/** The reader's changes and the data read last. */
interface TableState {
  view: TableView;
  kept: KeptFolds;
  read: ReadTable | null;
  /** Input of the last drawing. */
  input: TableInput | null;
  /** Sorting and widths as the report held them last. */
  stored: { sort?: unknown; widths?: unknown };
}

/** Rows near the end ask for more; so many screens before it. */
const SCREENS_AHEAD = 3;
const MAX_ROWS = 10_000;

/** The step of the arrow keys in pixels. */
const KEY_STEP = 16;

/** Returns the width of a column by its name; the column of names has none. */
function findWidth(input: TableInput, column: string): number {
  const { columns, names } = computeLayout(input);
  return column === '' ? names : (columns.find(({ name }) => name === column)?.width ?? names);
}

/** The values of Microsoft's enums for the first rows of something new, which exist only as types. */
const CREATE: powerbi.VisualDataChangeOperationKind = 0;
const DATA: powerbi.VisualUpdateType = 2;

/**
 * Selects the visual itself rather than a part of its data. Power BI expects null, which
 * Microsoft's types don't allow.
 */
const WHOLE = null as unknown as powerbi.data.Selector;

const createDefinition = (
  state: TableState,
): VisualDefinition<TableData, typeof TABLE_SETTINGS> => ({
  name: 'table',
  settings: TABLE_SETTINGS,
  readData: (view, words) => {
    const read = readTable(view, words);
    const stored = view.metadata.objects?.[KEPT];
    state.kept.read(stored?.folds);
    const folds = findFolds(read.data.rows, state.kept.groups);
    state.view = { ...state.view, ...followReport(state, stored), folds };
    state.read = read;
    return read.data;
  },
  selectionIds: ({ matrix }, { data }, host) => ({
    count: data.rows.length,
    of: (row) => {
      const node = state.read?.nodes[row];
      if (!node || !matrix) return [];
      const builder = host.createSelectionIdBuilder();
      const groups = data.rows[row]?.within ?? [];
      for (const group of groups) {
        const outer = state.read?.nodes[group];
        if (outer) builder.withMatrixNode(outer, matrix.rows.levels);
      }
      return [builder.withMatrixNode(node, matrix.rows.levels).createSelectionId()];
    },
  }),
  rowKinds: ({ matrix }, { rows }, host) =>
    rows.map((row, place) => ({
      label: row.label,
      kind: row.kind ?? 'value',
      selector: () => {
        const builder = host.createSelectionIdBuilder();
        for (const one of [...row.within, place]) {
          const node = state.read?.nodes[one];
          if (node && matrix) builder.withMatrixNode(node, matrix.rows.levels);
        }
        return builder.createSelectionId().getSelector();
      },
    })),
  draw: (input) => {
    state.input = { ...input, view: state.view };
    return drawTable(state.input);
  },
  tooltip: (input, row) => ({
    header: computeLayout({ ...input, view: state.view }).data.rows[row]?.label ?? '',
    rows: buildTooltip({ ...input, view: state.view }, row),
  }),
  maxRows: MAX_ROWS,
  maxPlaces: MAX_PLACES,
  drillRole: 'rows',
});

/** Returns sorting and widths where the report holds others than at the last update. */
function followReport(
  { stored }: TableState,
  { sort, widths }: powerbi.DataViewObject = {},
): Partial<TableView> {
  const changed: Partial<TableView> = {
    ...(sort !== stored.sort && { sort: readSort(sort) }),
    ...(widths !== stored.widths && { widths: readWidths(widths) }),
  };
  Object.assign(stored, { sort, widths });
  return changed;
}

/** A table in Power BI. */
export class Visual extends FlexaVisual<TableData, typeof TABLE_SETTINGS> {
  private readonly state: TableState;
  /** The rows there were when more were asked for. */
  private askedAt = -1;
  /** True if Power BI has no room for the rows that were asked for. */
  private isRefused = false;

  constructor(options: Options) {
    const state: TableState = {
      view: FIRST_VIEW,
      kept: new KeptFolds(),
      read: null,
      input: null,
      stored: {},
    };
    super(options, createDefinition(state));
    this.state = state;
    this.stage.addEventListener('scroll', () => this.updateScroll());
    this.stage.addEventListener('pointerdown', (event) => this.startDrag(event));
    this.stage.addEventListener('keydown', (event) => this.widenByKey(event), true);
  }

  protected override makeStage(page: Document): Stage {
    const stage = page.createElement('div');
    stage.className = 'flexa-visual flexa-table';
    stage.setAttribute('role', 'treegrid');
    stage.setAttribute('aria-multiselectable', 'true');
    return stage;
  }

  protected override drawState(...state: Parameters<typeof createStateTable>) {
    return createStateTable(...state);
  }

  override update(options: UpdateOptions): void {
    const isData = options.type === undefined || (options.type & DATA) !== 0;
    // Rows that were on their way belong to what was asked for before.
    if (isData && options.operationKind === CREATE) this.askedAt = -1;
    super.update(options);
    if (this.isRefused) this.warnOfMore(this.state.read?.data.rows.length ?? 0);
  }

  protected override redraw() {
    const scene = super.redraw();
    this.askForMore();
    return scene;
  }

  protected override fold(name: string): void {
    if (name.startsWith(SORT)) this.sort(name.slice(SORT.length));
    else this.foldGroup(name);
  }

  /** Sorts by a column: first the one way, then the other, then as the model has its rows. */
  private sort(column: string): void {
    const { view } = this.state;
    const sort = turnSort(view.sort ?? null, column);
    this.state.view = { ...view, sort };
    this.redraw();
    this.keep({ sort: writeSort(sort) });
  }

  private keep(properties: powerbi.DataViewObject): void {
    if (this.host.hostCapabilities.allowInteractions === false) return;
    const kept = properties as powerbi.VisualObjectInstance['properties'];
    this.host.persistProperties({
      merge: [{ objectName: KEPT, selector: WHOLE, properties: kept }],
    });
  }

  /** Follows the pointer from the edge of a header, and keeps the width where it ends. */
  private startDrag(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const column = target?.getAttribute('data-column');
    const header = target?.parentElement;
    if (column === null || column === undefined || !header) return;
    event.preventDefault();
    const { input } = this.state;
    const start = input && findWidth(input, column);
    const turn = input && computeLayout(input).isMirrored ? -1 : 1;
    const page = this.stage.ownerDocument;
    const move = ({ clientX }: PointerEvent) =>
      this.setWidth(column, (start ?? 0) + turn * (clientX - event.clientX));
    const end = () => {
      page.removeEventListener('pointermove', move);
      page.removeEventListener('pointerup', end);
      page.removeEventListener('pointercancel', end);
      this.keep({ widths: writeWidths(this.state.view.widths) });
    };
    page.addEventListener('pointermove', move);
    page.addEventListener('pointerup', end);
    page.addEventListener('pointercancel', end);
  }

  /** Alt with an arrow key widens or narrows the column of the header that has the focus. */
  private widenByKey(event: KeyboardEvent): void {
    const { input } = this.state;
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (!input || !event.altKey || !isArrow || !(event.target instanceof Element)) return;
    const edge = event.target.parentElement?.querySelector('[data-column]');
    const column = edge?.getAttribute('data-column');
    if (column === null || column === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const isWider = (event.key === 'ArrowRight') !== computeLayout(input).isMirrored;
    this.setWidth(column, findWidth(input, column) + (isWider ? KEY_STEP : -KEY_STEP));
    this.keep({ widths: writeWidths(this.state.view.widths) });
  }

  private setWidth(column: string, width: number): void {
    const { view } = this.state;
    this.state.view = { ...view, widths: new Map(view.widths).set(column, limitWidth(width)) };
    this.redraw();
  }

  private foldGroup(name: string): void {
    const { kept, view, input } = this.state;
    if (!input) return;
    const { rows } = input.data;
    const place = Number(name);
    // Power BI sends the rows of an expanded group only, and keeps the state with the report and its bookmarks.
    if (rows[place]?.isCollapsed !== undefined) {
      this.toggleExpansion(place);
      return;
    }
    const folds = kept.set(formatGroupName(rows, place), !isFolded({ ...input, view }, place));
    this.state.view = { ...view, folds: findFolds(rows, kept.groups) };
    this.redraw();
    this.keep({ folds });
  }

  protected override reach(point: number): void {
    const { input } = this.state;
    if (!input) return;
    const { shown, rowHeight, headerHeight, totalHeight, list } = computeLayout(input);
    const top = shown.indexOf(point) * rowHeight;
    const under = list && !list.isBeside ? list.height : 0;
    const room = input.size.height - headerHeight - totalHeight - under;
    const { scrollTop } = this.stage;
    if (top < scrollTop) this.stage.scrollTop = top;
    else if (top + rowHeight > scrollTop + room) this.stage.scrollTop = top + rowHeight - room;
    this.updateScroll();
  }

  private updateScroll(): void {
    this.state.view = { ...this.state.view, scrollTop: this.stage.scrollTop };
    this.redraw();
  }

  private askForMore(): void {
    const { input, view } = this.state;
    const count = input?.data.rows.length;
    if (this.askedAt !== count) this.setRefused(false);
    if (count === undefined || !input?.data.hasMore) return;
    if (count >= MAX_ROWS || this.askedAt === count) return;
    const { shown, rowHeight } = computeLayout(input);
    const below = shown.length * rowHeight - view.scrollTop;
    if (below > input.size.height * SCREENS_AHEAD) return;
    this.askedAt = count;
    this.setRefused(!this.host.fetchMoreData(true));
    if (this.isRefused) this.redraw();
  }

  private setRefused(isRefused: boolean): void {
    this.isRefused = isRefused;
    this.state.view = { ...this.state.view, isRefused };
  }
}
