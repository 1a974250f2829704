// Runs in the frame of the visual, as Power BI's code does.
import type powerbi from 'powerbi-visuals-api';

type Host = powerbi.extensibility.visual.IVisualHost;
type SelectionId = powerbi.visuals.ISelectionId;
type UpdateOptions = powerbi.extensibility.visual.VisualUpdateOptions;

interface Plugin {
  create(
    options: powerbi.extensibility.visual.VisualConstructorOptions,
  ): powerbi.extensibility.visual.IVisual;
}

/** Settings of the report. */
export interface HostOptions {
  guid: string;
  locale: string;
  strings: Readonly<Record<string, string>>;
  isHighContrast: boolean;
  /** True for a dark theme. */
  isDark: boolean;
  /** True for a theme that uses one colour for everything, good and bad included. */
  isOneColor: boolean;
  allowInteractions: boolean;
}

/** Call of a visual to its host. */
export interface HostCall {
  name: string;
  with?: unknown;
}

/** Functions that tests call in the frame. */
export interface Bench {
  start(options: HostOptions): void;
  update(options: Omit<UpdateOptions, 'type'>): void;
  model(): powerbi.visuals.FormattingModel | undefined;
  /** Applies a bookmark: the host selects and notifies the visual. */
  bookmark(keys: readonly string[]): void;
  calls: HostCall[];
}

declare global {
  interface Window {
    bench: Bench;
    /** Next update, transferred in advance so that a measurement excludes the transfer. */
    next: Omit<UpdateOptions, 'type'>;
    powerbi: { visuals: { plugins: Record<string, Plugin> } };
  }
}

const calls: HostCall[] = [];
const recordCall = (name: string, details?: unknown) => {
  calls.push({ name, ...(details !== undefined && { with: details }) });
};

function createSelectionId(key: string): SelectionId {
  return {
    getKey: () => key,
    equals: (other) => other.getKey() === key,
    includes: (other) => other.getKey() === key,
    getSelector: () => ({}),
    getSelectorsByColumn: () => ({}),
    hasIdentity: () => true,
  };
}

class IdBuilder implements powerbi.visuals.ISelectionIdBuilder {
  private readonly parts: string[] = [];
  withCategory(column: powerbi.DataViewCategoryColumn, index: number): this {
    this.parts.push(`${column.source.queryName ?? ''}:${index}`);
    return this;
  }
  withMeasure(measure: string): this {
    this.parts.push(measure);
    return this;
  }
  withSeries(): this {
    return this;
  }
  withMatrixNode(node: powerbi.DataViewMatrixNode): this {
    this.parts.push(String(node.value));
    return this;
  }
  withTable(_: powerbi.DataViewTable, row: number): this {
    this.parts.push(`row:${row}`);
    return this;
  }
  createSelectionId(): SelectionId {
    return createSelectionId(this.parts.join('|'));
  }
}

/** Wraps a value in a promise. Power BI has a promise type of its own, which behaves the same for our visuals. */
function wrapPromise<T>(value: T): powerbi.IPromise<T> {
  return Promise.resolve(value) as unknown as powerbi.IPromise<T>;
}

let selected: SelectionId[] = [];
let onSelect: ((ids: SelectionId[]) => void) | undefined;

const selectionManager: powerbi.extensibility.ISelectionManager = {
  select: (ids, isMulti = false) => {
    const chosenIds = [ids].flat() as SelectionId[];
    recordCall('select', { keys: chosenIds.map((id) => id.getKey()), isMulti });
    const others = selected.filter((selectedId) => !chosenIds.some((id) => id.equals(selectedId)));
    const addedIds = chosenIds.filter(
      (id) => !selected.some((selectedId) => selectedId.equals(id)),
    );
    const isOnly = selected.length === chosenIds.length && addedIds.length === 0;
    selected = isMulti ? [...others, ...addedIds] : isOnly ? [] : chosenIds;
    return wrapPromise<powerbi.extensibility.ISelectionId[]>(selected);
  },
  clear: () => {
    recordCall('clear');
    selected = [];
    return wrapPromise({});
  },
  hasSelection: () => selected.length > 0,
  getSelectionIds: () => selected,
  showContextMenu: (id, position) => {
    const { getKey } = id as Partial<SelectionId>;
    recordCall('showContextMenu', { key: getKey?.() ?? null, position });
    return wrapPromise({});
  },
  registerOnSelectCallback: (callback) => {
    onSelect = callback;
  },
  toggleExpandCollapse: () => wrapPromise({}),
};

function createPalette({
  isHighContrast,
  isDark,
  isOneColor,
}: Pick<
  HostOptions,
  'isHighContrast' | 'isDark' | 'isOneColor'
>): powerbi.extensibility.ISandboxExtendedColorPalette {
  const shades = isOneColor ? ['#118dff'] : ['#118dff', '#12239e', '#e66c37', '#6b007b'];
  const chooseSign = (shade: string) => chooseInk(isOneColor ? '#118dff' : shade);
  const namedColors = new Map<string, string>();
  const chooseInk = (light: string, dark = light) => ({
    value: isHighContrast ? '#ffff00' : isDark ? dark : light,
  });
  const paper = { value: isHighContrast ? '#000000' : isDark ? '#1b1a19' : '#ffffff' };
  const foreground = chooseInk('#252423', '#f3f2f1');
  const [secondary, tertiary] = [chooseInk('#605e5c', '#c8c6c4'), chooseInk('#b3b0ad', '#605e5c')];
  return {
    isHighContrast,
    getColor(key: string) {
      const shade = namedColors.get(key) ?? shades[namedColors.size % shades.length] ?? '#118dff';
      namedColors.set(key, shade);
      return { value: shade };
    },
    reset() {
      namedColors.clear();
      return this;
    },
    foreground,
    foregroundLight: foreground,
    foregroundDark: foreground,
    foregroundNeutralLight: secondary,
    foregroundNeutralDark: chooseInk('#3b3a39', '#edebe9'),
    foregroundNeutralSecondary: secondary,
    foregroundNeutralSecondaryAlt: secondary,
    foregroundNeutralSecondaryAlt2: secondary,
    foregroundNeutralTertiary: tertiary,
    foregroundNeutralTertiaryAlt: tertiary,
    foregroundSelected: foreground,
    foregroundButton: foreground,
    background: paper,
    backgroundLight: paper,
    backgroundNeutral: paper,
    backgroundDark: paper,
    hyperlink: chooseInk('#0078d4'),
    visitedHyperlink: chooseInk('#0078d4'),
    mapPushpin: foreground,
    shapeStroke: foreground,
    positive: chooseSign('#1aab40'),
    negative: chooseSign('#d64554'),
    neutral: chooseSign('#d9b300'),
  };
}

const tooltipService: powerbi.extensibility.ITooltipService = {
  enabled: () => true,
  show: ({ dataItems }) => recordCall('tooltip', dataItems),
  move: () => recordCall('tooltip moves'),
  hide: () => recordCall('tooltip hides'),
};

/**
 * Creates a host with the part of Microsoft's interface that our visuals use. Access to any other member throws, because a
 * report may lack it.
 */
function createHost(options: HostOptions): Host {
  const { locale, strings, allowInteractions } = options;
  const members: Partial<Host> = {
    createSelectionIdBuilder: () => new IdBuilder(),
    createSelectionManager: () => selectionManager,
    colorPalette: createPalette(options),
    tooltipService,
    locale,
    instanceId: 'one',
    hostCapabilities: { allowInteractions },
    fetchMoreData: () => {
      recordCall('fetchMoreData');
      return true;
    },
    persistProperties: ({ merge = [] }) => {
      for (const { objectName, properties } of merge)
        recordCall('keep', { [objectName]: properties });
    },
    launchUrl: (url) => recordCall('launchUrl', url),
    displayWarningIcon: (title, details) => recordCall('warning', { title, details }),
    createLocalizationManager: () => ({ getDisplayName: (key) => strings[key] ?? key }),
    eventService: {
      renderingStarted: () => recordCall('renderingStarted'),
      renderingFinished: () => recordCall('renderingFinished'),
      renderingFailed: (_, reason) => recordCall('renderingFailed', reason),
    },
  };
  return new Proxy(members as Host, {
    get: (target, name) => {
      if (name in target) return Reflect.get(target, name) as unknown;
      throw new Error(`The host has no ${String(name)}`);
    },
  });
}

/** Value of Microsoft's enum VisualUpdateType, which exists only as a type. */
const ALL_CHANGED = 510 satisfies powerbi.VisualUpdateType.All;
let visual: powerbi.extensibility.visual.IVisual | undefined;

window.bench = {
  calls,
  start: (options) => {
    const plugin = window.powerbi.visuals.plugins[options.guid];
    const element = document.querySelector<HTMLElement>('#visual');
    if (!plugin || !element) throw new Error(`There is no visual ${options.guid}`);
    visual?.destroy?.();
    element.replaceChildren();
    calls.length = 0;
    selected = [];
    visual = plugin.create({ element, host: createHost(options) });
  },
  update: (options) => {
    const element = document.querySelector<HTMLElement>('#visual');
    Object.assign(element?.style ?? {}, {
      width: `${options.viewport.width}px`,
      height: `${options.viewport.height}px`,
    });
    visual?.update({ ...options, type: ALL_CHANGED });
  },
  model: () => visual?.getFormattingModel?.(),
  bookmark: (keys) => {
    selected = keys.map(createSelectionId);
    onSelect?.(selected);
  },
};
