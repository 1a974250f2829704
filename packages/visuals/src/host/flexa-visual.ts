import { fillLandingPage, showNotice, type LicenseNotice } from '@flexa/license';
import { FLEXA_VISUALS, listProductsFor, type FlexaVisualName } from '@flexa/license/flexa';
import type powerbi from 'powerbi-visuals-api';
import { createSay, type DrawInput, type Say } from '../scene/input';
import { patch, type Stage } from '../scene/patch';
import type { Scene } from '../scene/scene';
import { createStateScene } from '../scene/word-shape';
import {
  readSettings,
  type SettingValues,
  type SettingsTable,
  type StoredSettings,
} from '../settings/table';
import type { Words } from './category-label';
import { createFormatPane, type RowKindChoice } from './format-pane';
import { connectInteractions, type PointIds, type TooltipContent } from './interactions';
import { chooseNotice } from './licence';
import { isAxisCut, isCut } from './read-columns';
import { chooseReadable } from './readable';
import { readPalette } from './read-palette';
import { HELP_URL } from './release';

type UpdateOptions = powerbi.extensibility.visual.VisualUpdateOptions;
type Host = powerbi.extensibility.visual.IVisualHost;

type Input<Data, Table extends SettingsTable> = DrawInput<Data, SettingValues<Table>, string>;

/** The parts that differ from one visual to another. */
export interface VisualDefinition<Data, Table extends SettingsTable> {
  name: FlexaVisualName;
  /** Its options; `flexaLicence.key` among them. */
  settings: Table;
  readData(view: powerbi.DataView, words: Words, settings: SettingValues<Table>): Data;
  /** Returns the selection ids of the points; a total selects nothing. */
  selectionIds(view: powerbi.DataView, input: Input<Data, Table>, host: Host): PointIds;
  draw(input: Input<Data, Table>): Scene;
  tooltip(input: Input<Data, Table>, point: number): TooltipContent;
  /** The rows of its statement with their kinds, which the format pane lists. */
  rowKinds?(view: powerbi.DataView, data: Data, host: Host): readonly RowKindChoice[];
  /** The role that readers drill into, if there is one. */
  drillRole?: string;
  /** Rows it draws at most. */
  maxRows: number;
  /** Places it draws at most of an axis in the columns of a matrix. */
  maxPlaces?: number;
}

/** The value of Microsoft's enum ViewMode, which exists in types alone. */
const READING: powerbi.ViewMode.View = 0;
const SVG = 'http://www.w3.org/2000/svg';
/** Height of a notice with the space above it, and of a visual that has room for one. */
const NOTICE_HEIGHT = 20;
const MIN_WITH_NOTICE = 140;
/** A narrower visual has its notice in smaller letters. */
const NARROW = 80;
const FONT = '"Segoe UI", wf_segoe-ui_normal, helvetica, arial, sans-serif';

/** Microsoft's side of every visual of ours: reads the host, draws the scene, reports back. */
export class FlexaVisual<Data, Table extends SettingsTable> {
  protected readonly host: Host;
  protected readonly stage: Stage;
  private readonly root: HTMLElement;
  private readonly room: HTMLElement;
  private readonly names: powerbi.extensibility.ILocalizationManager;
  private readonly interactions: ReturnType<typeof connectInteractions>;
  private readonly products: readonly string[];
  private settings: SettingValues<Table>;
  private ids = NO_IDS;
  private order: readonly number[] = [];
  private drawn: Input<Data, Table> | null = null;
  private view: powerbi.DataView | null = null;

  constructor(
    { element, host }: powerbi.extensibility.visual.VisualConstructorOptions,
    private readonly definition: VisualDefinition<Data, Table>,
  ) {
    this.host = host;
    this.root = element;
    this.root.style.position = 'relative';
    this.names = host.createLocalizationManager();
    this.settings = readSettings(definition.settings);
    const pack = FLEXA_VISUALS.find(({ name }) => name === definition.name)?.pack;
    this.products = pack ? listProductsFor(pack) : [];
    this.stage = this.makeStage(element.ownerDocument);
    this.room = element.ownerDocument.createElement('div');
    this.room.append(this.stage);
    this.interactions = connectInteractions(element, this.stage, host, {
      ids: () => this.ids,
      order: () => this.order,
      drillRole: definition.drillRole,
      tooltip: (point) => this.drawn && definition.tooltip(this.drawn, point),
      onChange: () => this.redraw(),
      onFold: (name) => this.fold(name),
      onReach: (point) => this.reach(point),
    });
  }

  update(options: UpdateOptions): void {
    // Microsoft's audit looks for these names in the bundle.
    const events = this.host.eventService;
    events.renderingStarted(options);
    try {
      this.render(options);
      events.renderingFinished(options);
    } catch (error) {
      this.showFailure(options);
      events.renderingFailed(options, error instanceof Error ? error.message : undefined);
    }
  }

  /** Leaves the element to another visual. */
  destroy(): void {
    this.interactions.disconnect();
  }

  getFormattingModel(): powerbi.visuals.FormattingModel {
    const { definition, settings, names, host, view, drawn } = this;
    const rows = view && drawn ? definition.rowKinds?.(view, drawn.data, host) : [];
    const palette = readPalette(host.colorPalette);
    const hasRules = view?.categorical !== undefined;
    return createFormatPane(definition.settings, settings, names, palette, { rows, hasRules });
  }

  /** Creates the element that holds the scene. */
  protected makeStage(page: Document): Stage {
    const svg = page.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'flexa-visual');
    svg.setAttribute('role', 'listbox');
    svg.setAttribute('aria-multiselectable', 'true');
    return svg;
  }

  /** A sentence in place of a drawing. */
  protected drawState(...state: Parameters<typeof createStateScene>): Scene {
    return createStateScene(...state);
  }

  /** Folds or unfolds a group; most visuals have none. */
  protected fold(_name: string): void {
    // Nothing to fold.
  }

  /** Brings a point into view; most visuals draw all of them. */
  protected reach(_point: number): void {
    // It is there.
  }

  /** Asks Power BI to expand or collapse a point, and its rows come with the next update. */
  protected toggleExpansion(point: number): void {
    this.interactions.toggleExpansion(point);
  }

  protected redraw(): Scene | null {
    if (!this.drawn) return null;
    this.drawn.selected = this.interactions.selectedPoints();
    const scene = this.definition.draw(this.drawn);
    this.show(scene);
    return scene;
  }

  private readonly say: Say = createSay((key) => this.names.getDisplayName(key));

  private render(options: UpdateOptions): void {
    const [view] = options.dataViews ?? [];
    const { definition, host, say } = this;
    this.settings = readSettings(
      definition.settings,
      view?.metadata.objects as StoredSettings | undefined,
    );
    if (!view || view.metadata.columns.length === 0) {
      this.showLanding();
      return;
    }
    this.view = view;
    const words = { locale: host.locale, say };
    const data = definition.readData(view, words, this.settings);
    const { settings } = this;
    const size = readSize(options);
    const input = { data, ...words, settings, size, selected: null };
    this.drawn = { ...input, palette: readPalette(host.colorPalette) };
    this.ids = cacheIds(definition.selectionIds(view, this.drawn, host));
    this.showNotice(this.drawBelowNotice(options, this.drawn), size.width);
    this.warnIfCut(view);
  }

  /**
   * Draws, and returns the notice about what is drawn. The drawing makes room for it below, unless it is too small or
   * would lose its paid part: then the notice lies over it.
   */
  private drawBelowNotice(options: UpdateOptions, input: Input<Data, Table>): LicenseNotice | null {
    const { size } = input;
    const notice = this.findNotice(options, this.redraw());
    if (!notice || size.height < MIN_WITH_NOTICE) return notice;
    size.height -= NOTICE_HEIGHT;
    const noticeBelow = this.findNotice(options, this.redraw());
    if (noticeBelow?.kind === notice.kind) return noticeBelow;
    size.height += NOTICE_HEIGHT;
    this.redraw();
    return notice;
  }

  private warnIfCut(view: powerbi.DataView): void {
    const { definition, ids } = this;
    const { maxRows, maxPlaces = Infinity } = definition;
    const isLeftOut = view.matrix ? ids.count >= maxRows : isCut(view, maxRows);
    if (isLeftOut) this.warnOfMore(maxRows);
    else if (isAxisCut(view, maxPlaces)) this.warnOfMore(maxPlaces, 'State_CutPlaces');
  }

  /** Rows that Power BI has and the visual doesn't draw would go unnoticed. */
  protected warnOfMore(drawn: number, sentence = 'State_Cut'): void {
    const { host, say } = this;
    const rows = new Intl.NumberFormat(host.locale).format(drawn);
    host.displayWarningIcon(say(sentence, rows), say('State_CutWhy'));
  }

  private show(scene: Scene): void {
    const { root, room, stage } = this;
    if (room.parentElement !== root) root.replaceChildren(room);
    // A drawing that is higher than its room scrolls, and the watermark over it stays.
    const height = this.drawn?.size.height ?? scene.height;
    const isHigher = scene.height > height;
    room.style.height = `${height}px`;
    room.style.overflow = isHigher ? 'hidden auto' : 'hidden';
    patch(stage, scene);
    this.order = scene.order ?? Array.from({ length: this.ids.count }, (_, point) => point);
  }

  private showLanding(): void {
    this.drawn = null;
    this.ids = NO_IDS;
    const { say } = this;
    const { colorPalette: colors } = this.host;
    const palette = readPalette(colors);
    const style = {
      color: palette.foreground,
      fontFamily: FONT,
      accent: palette.isHighContrast ? colors.hyperlink.value : palette.foreground,
    };
    const page = {
      title: say('Visual_Name'),
      lead: say('Visual_Lead'),
      steps: [say('Landing_Step1'), say('Landing_Step2'), say('Landing_Step3')],
      link: { label: say('Landing_Link'), url: `${HELP_URL}/${this.definition.name}` },
    };
    fillLandingPage(this.root, page, style, (url) => this.host.launchUrl(url));
  }

  private showFailure(options: UpdateOptions): void {
    this.drawn = null;
    this.ids = NO_IDS;
    const palette = readPalette(this.host.colorPalette);
    this.show(this.drawState(readSize(options), palette, FONT, this.say('State_Failed')));
    this.showNotice(null);
  }

  /** The notice about the licence, for this reader. */
  private findNotice({ viewMode }: UpdateOptions, scene: Scene | null): LicenseNotice | null {
    const { settings, say, host } = this;
    const key = (settings.flexaLicence as { key?: unknown } | undefined)?.key;
    return chooseNotice(key, {
      product: this.products,
      usesPaidFeatures: (scene?.paid?.length ?? 0) > 0,
      isEditing: viewMode !== undefined && viewMode !== READING,
      locale: host.locale,
      say,
    });
  }

  private showNotice(notice: LicenseNotice | null, width = NARROW): void {
    const { foreground, background } = readPalette(this.host.colorPalette);
    const color = chooseReadable(foreground, background);
    const font = { fontFamily: FONT, ...(width < NARROW && { fontSize: 8 }) };
    showNotice(this.root, notice, { color, background, ...font });
  }
}

const NO_IDS: PointIds = { count: 0, of: () => [] };

/** Ids are made when they are asked for: of ten thousand rows a few are ever selected. */
function cacheIds({ count, of }: PointIds): PointIds {
  const made = new Map<number, ReturnType<typeof of>>();
  return {
    count,
    of: (point) => {
      const ids = made.get(point) ?? of(point);
      made.set(point, ids);
      return ids;
    },
  };
}

const readSize = ({ viewport: { width, height } }: UpdateOptions) => ({
  width: Math.max(1, Math.floor(width)),
  height: Math.max(1, Math.floor(height)),
});
