import type powerbi from 'powerbi-visuals-api';
import { LIGHT } from './palettes';

type Host = powerbi.extensibility.visual.IVisualHost;
type SelectionId = powerbi.visuals.ISelectionId;

interface HostOptions {
  locale?: string;
  /** True if more rows may be had, where they are asked for. */
  hasMore?: () => boolean;
}

/** As much of Power BI as a visual needs to draw and be pressed, and what it asked for. */
export function fakeHost({ locale = 'en-US', hasMore = () => true }: HostOptions = {}) {
  const asked: string[] = [];
  const kept: [name: string, values: powerbi.VisualObjectInstance['properties']][] = [];
  const createColor = (value: string) => ({ value });
  const createBuilder = () => {
    const parts: string[] = [];
    const add = (part: unknown) => {
      parts.push(String(part));
      return made;
    };
    const made = {
      withMatrixNode: ({ value }: { value?: unknown }) => add(value),
      withCategory: (_: unknown, row: number) => add(row),
      withMeasure: (measure: string) => add(measure),
      createSelectionId: () => {
        const key = parts.join('|');
        const id: Partial<SelectionId> = {
          getKey: () => key,
          getSelector: () => ({ id: key }),
        };
        return id as SelectionId;
      },
    };
    return made;
  };
  const host = {
    locale,
    hostCapabilities: { allowInteractions: true },
    createLocalizationManager: () => ({ getDisplayName: (key: string) => key }),
    createSelectionIdBuilder: createBuilder,
    createSelectionManager: () => ({
      select: (ids: SelectionId[]) => {
        asked.push(`select ${ids.map((id) => id.getKey()).join(' and ')}`);
        return Promise.resolve([]);
      },
      clear: () => {
        asked.push('clear');
        return Promise.resolve({});
      },
      toggleExpandCollapse: (id: SelectionId) => {
        asked.push(`expand or collapse ${id.getKey()}`);
        return Promise.resolve({});
      },
      hasSelection: () => false,
      getSelectionIds: () => [],
      registerOnSelectCallback: () => {},
      showContextMenu: (id: Partial<SelectionId>, { x, y }: { x: number; y: number }) => {
        asked.push(`menu of ${id.getKey?.() ?? 'the visual'} at ${x}, ${y}`);
        return Promise.resolve({});
      },
    }),
    colorPalette: {
      isHighContrast: false,
      getColor: () => createColor(LIGHT.data),
      foreground: createColor(LIGHT.foreground),
      background: createColor(LIGHT.background),
      foregroundNeutralSecondary: createColor(LIGHT.secondary),
      foregroundNeutralTertiary: createColor(LIGHT.outline),
      positive: createColor(LIGHT.positive),
      negative: createColor(LIGHT.negative),
      hyperlink: createColor(LIGHT.data),
    },
    tooltipService: {
      enabled: () => true,
      show: ({ isTouchEvent }: { isTouchEvent: boolean }) =>
        asked.push(isTouchEvent ? 'tooltip by touch' : 'tooltip'),
      move: () => asked.push('tooltip moves'),
      hide: () => asked.push('tooltip hides'),
    },
    eventService: {
      renderingStarted: () => {},
      renderingFinished: () => {},
      renderingFailed: (_: unknown, reason: string) => asked.push(`failed: ${reason}`),
    },
    persistProperties: ({ merge = [] }: powerbi.VisualObjectInstancesToPersist) => {
      for (const { objectName, properties } of merge) kept.push([objectName, properties]);
    },
    displayWarningIcon: (title: string) => asked.push(`warning: ${title}`),
    fetchMoreData: () => {
      asked.push('more');
      return hasMore();
    },
  } as unknown as Host;
  /** Returns the objects that the report would hold after each call of `persistProperties`. */
  const reports = () =>
    kept.map((_, i): powerbi.DataViewObjects => Object.fromEntries(kept.slice(0, i + 1)));
  return { host, asked: () => asked.splice(0), reports };
}
