import { landingPage, showNotice, type LandingPage } from '@flexa/license';
import type powerbi from 'powerbi-visuals-api';
import { patch } from '../scene/patch';
import type { Palette, Scene, Size } from '../scene/scene';
import {
  readSettings,
  type SettingsOf,
  type SettingsTable,
  type StoredSettings,
} from '../settings/table';
import { formatPane } from './format-pane';
import { connectInteractions, type TooltipContent } from './interactions';
import { noticeOf } from './licence';
import { readPalette } from './read-palette';

type UpdateOptions = powerbi.extensibility.visual.VisualUpdateOptions;
type Host = powerbi.extensibility.visual.IVisualHost;
type SelectionId = powerbi.visuals.ISelectionId;

/** Words in the reader's language, with values in place of {0}, {1} … */
export type SayAny = (key: string, ...values: readonly (string | number)[]) => string;

/** What is the same for all drawings of a visual until the next update. */
export interface VisualContext<Table extends SettingsTable> {
  settings: SettingsOf<Table>;
  size: Size;
  palette: Palette;
  locale: string;
  say: SayAny;
  selected: ReadonlySet<number> | null;
}

/** What makes one visual different from the others. */
export interface VisualDefinition<Data, Table extends SettingsTable> {
  /** Its options; `flexaLicence.key` among them. */
  settings: Table;
  /** Products whose keys unlock it. */
  products: readonly string[];
  usesPaidFeatures(settings: SettingsOf<Table>): boolean;
  readData(view: powerbi.DataView, words: { locale: string; say: SayAny }): Data;
  /** One id for each point, in their order. */
  selectionIds(view: powerbi.DataView, data: Data, host: Host): SelectionId[];
  draw(data: Data, context: VisualContext<Table>): Scene;
  tooltip(data: Data, context: VisualContext<Table>, point: number): TooltipContent;
  /** What is drawn where drawing failed. */
  failed(context: VisualContext<Table>): Scene;
  landing(say: SayAny): LandingPage;
}

/** The value of Microsoft's enum ViewMode, which exists in types alone. */
const READING: powerbi.ViewMode.View = 0;
const SVG = 'http://www.w3.org/2000/svg';
const FONT = '"Segoe UI", wf_segoe-ui_normal, helvetica, arial, sans-serif';

/** Microsoft's side of every visual of ours: reads the host, draws the scene, reports back. */
export class FlexaVisual<Data, Table extends SettingsTable> {
  private readonly root: HTMLElement;
  private readonly svg: SVGSVGElement;
  private readonly host: Host;
  private readonly names: powerbi.extensibility.ILocalizationManager;
  private readonly interactions: ReturnType<typeof connectInteractions>;
  private settings: SettingsOf<Table>;
  private ids: readonly SelectionId[] = [];
  private drawn: { data: Data; context: VisualContext<Table> } | null = null;

  constructor(
    { element, host }: powerbi.extensibility.visual.VisualConstructorOptions,
    private readonly definition: VisualDefinition<Data, Table>,
  ) {
    this.host = host;
    this.root = element;
    this.root.style.position = 'relative';
    this.names = host.createLocalizationManager();
    this.settings = readSettings(definition.settings);
    this.svg = element.ownerDocument.createElementNS(SVG, 'svg');
    this.svg.setAttribute('class', 'flexa-visual');
    this.svg.setAttribute('role', 'listbox');
    this.svg.setAttribute('aria-multiselectable', 'true');
    this.interactions = connectInteractions(this.svg, host, {
      ids: () => this.ids,
      tooltip: (point) => this.tooltip(point),
      onChange: () => this.redraw(),
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

  getFormattingModel(): powerbi.visuals.FormattingModel {
    return formatPane(this.definition.settings, this.settings, this.names);
  }

  private readonly say: SayAny = (key, ...values) =>
    this.names
      .getDisplayName(key)
      .replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));

  private render(options: UpdateOptions): void {
    const [view] = options.dataViews ?? [];
    const { definition, host } = this;
    this.settings = readSettings(
      definition.settings,
      view?.metadata.objects as StoredSettings | undefined,
    );
    const context = this.contextOf(options);
    if (!view || view.metadata.columns.length === 0) {
      this.showLanding(context);
      return;
    }
    const data = definition.readData(view, { locale: host.locale, say: this.say });
    this.ids = definition.selectionIds(view, data, host);
    this.drawn = { data, context };
    this.redraw();
    this.showLicence(options, context);
  }

  private contextOf({ viewport: { width, height } }: UpdateOptions): VisualContext<Table> {
    return {
      settings: this.settings,
      size: { width: Math.max(1, Math.floor(width)), height: Math.max(1, Math.floor(height)) },
      palette: readPalette(this.host.colorPalette),
      locale: this.host.locale,
      say: this.say,
      selected: null,
    };
  }

  private redraw(): void {
    if (!this.drawn) return;
    const { data, context } = this.drawn;
    context.selected = this.interactions.selectedPoints();
    this.show(this.definition.draw(data, context));
  }

  private show(scene: Scene): void {
    if (this.svg.parentElement !== this.root) this.root.replaceChildren(this.svg);
    patch(this.svg, scene);
  }

  private tooltip(point: number): TooltipContent {
    if (!this.drawn) return { header: '', rows: [] };
    return this.definition.tooltip(this.drawn.data, this.drawn.context, point);
  }

  private showLanding({ palette }: VisualContext<Table>): void {
    this.drawn = null;
    this.ids = [];
    const style = {
      ...{ color: palette.foreground, fontFamily: FONT },
      accent: palette.isHighContrast
        ? this.host.colorPalette.hyperlink.value
        : this.host.colorPalette.foreground.value,
    };
    landingPage(this.root, this.definition.landing(this.say), style, (url) => {
      this.host.launchUrl(url);
    });
  }

  private showFailure(options: UpdateOptions): void {
    this.drawn = null;
    this.ids = [];
    this.show(this.definition.failed(this.contextOf(options)));
  }

  private showLicence({ viewMode }: UpdateOptions, { palette, locale }: VisualContext<Table>) {
    const { definition, settings } = this;
    const key = (settings.flexaLicence as { key?: unknown } | undefined)?.key;
    const notice = noticeOf(typeof key === 'string' ? key : '', {
      product: definition.products,
      usesPaidFeatures: definition.usesPaidFeatures(settings),
      isEditing: viewMode !== undefined && viewMode !== READING,
      ...{ locale, say: this.say },
    });
    showNotice(this.root, notice, {
      ...{ color: palette.secondary, background: palette.background, fontFamily: FONT },
      isHighContrast: palette.isHighContrast,
    });
  }
}
