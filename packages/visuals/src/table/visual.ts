import type powerbi from 'powerbi-visuals-api';
import { FlexaVisual, type VisualDefinition } from '../host/flexa-visual';
import type { Stage } from '../scene/patch';
import type { TableData } from './data';
import { drawTable, stateTable, tooltipOf } from './draw';
import { foldsOf, groupName, KeptFolds } from './folds';
import { FIRST_VIEW, type TableInput, type TableView } from './input';
import { isFolded, layoutOf } from './layout';
import { readTable, type ReadTable } from './read-data';
import { KEPT, TABLE_SETTINGS } from './settings';
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
}

/** Rows near the end ask for more; so many screens before it. */
const SCREENS_AHEAD = 3;
const MOST_ROWS = 10_000;

/** The values of Microsoft's enums for the first rows of something new, which exist in types alone. */
const CREATE: powerbi.VisualDataChangeOperationKind = 0;
const DATA: powerbi.VisualUpdateType = 2;

/**
 * Selects the visual itself rather than a part of its data. Power BI expects null, which
 * Microsoft's types don't allow.
 */
const WHOLE = null as unknown as powerbi.data.Selector;

const definitionOf = (state: TableState): VisualDefinition<TableData, typeof TABLE_SETTINGS> => ({
  name: 'table',
  settings: TABLE_SETTINGS,
  readData: (view, words) => {
    const read = readTable(view, words);
    state.kept.read(view.metadata.objects?.[KEPT]?.folds);
    state.view = { ...state.view, folds: foldsOf(read.data.rows, state.kept.groups) };
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
  draw: (input) => {
    state.input = { ...input, view: state.view };
    return drawTable(state.input);
  },
  tooltip: (input, row) => ({
    header: input.data.rows[row]?.label ?? '',
    rows: tooltipOf({ ...input, view: state.view }, row),
  }),
  mostRows: MOST_ROWS,
});

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
    };
    super(options, definitionOf(state));
    this.state = state;
    this.stage.addEventListener('scroll', () => this.scrolled());
  }

  protected override makeStage(page: Document): Stage {
    const stage = page.createElement('div');
    stage.className = 'flexa-visual flexa-table';
    stage.setAttribute('role', 'treegrid');
    stage.setAttribute('aria-multiselectable', 'true');
    return stage;
  }

  protected override drawState(...state: Parameters<typeof stateTable>) {
    return stateTable(...state);
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
    const { kept, view, input } = this.state;
    if (!input) return;
    const { rows } = input.data;
    const place = Number(name);
    const folds = kept.set(groupName(rows, place), !isFolded({ ...input, view }, place));
    this.state.view = { ...view, folds: foldsOf(rows, kept.groups) };
    this.redraw();
    this.host.persistProperties({
      merge: [{ objectName: KEPT, selector: WHOLE, properties: { folds } }],
    });
  }

  protected override reach(point: number): void {
    const { input } = this.state;
    if (!input) return;
    const { shown, rowHeight, headerHeight, totalHeight } = layoutOf(input);
    const top = shown.indexOf(point) * rowHeight;
    const room = input.size.height - headerHeight - totalHeight;
    const { scrollTop } = this.stage;
    if (top < scrollTop) this.stage.scrollTop = top;
    else if (top + rowHeight > scrollTop + room) this.stage.scrollTop = top + rowHeight - room;
    this.scrolled();
  }

  private scrolled(): void {
    this.state.view = { ...this.state.view, scrollTop: this.stage.scrollTop };
    this.redraw();
  }

  private askForMore(): void {
    const { input, view } = this.state;
    const count = input?.data.rows.length;
    if (this.askedAt !== count) this.isRefused = false;
    if (count === undefined || !input?.data.hasMore) return;
    if (count >= MOST_ROWS || this.askedAt === count) return;
    const { shown, rowHeight } = layoutOf(input);
    const below = shown.length * rowHeight - view.scrollTop;
    if (below > input.size.height * SCREENS_AHEAD) return;
    this.askedAt = count;
    this.isRefused = !this.host.fetchMoreData(true);
  }
}
