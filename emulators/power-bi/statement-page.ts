import { buildPackagePath } from '@flexa/visuals/build';
import type { FlexaVisualName } from '@flexa/license/flexa';
import {
  STATEMENT_BRIDGE,
  STATEMENT_MONTHS,
  STATEMENT_RATIOS,
  STATEMENT_REGIONS,
  STATEMENT_TABLE,
} from '@flexa/visuals/samples';
import type { VarianceData } from '@flexa/visuals/variance-columns';
import type { Browser } from '@playwright/test';
import type powerbi from 'powerbi-visuals-api';
import { createSource } from './data-views';
import { openReport, type VisualFrame } from './frame';
import type { HostOptions } from './host';
import { createMatrixView } from './matrix-views';
import { createBridgeView, createVarianceView, ROW_KINDS } from './sample-views';

type Objects = powerbi.DataViewObjects;

function createStatementView(objects: Objects): powerbi.DataView {
  const { name, columns, rows } = STATEMENT_TABLE;
  return createMatrixView(
    rows.map(({ label, values, kind = 'value' }) => ({
      name: label,
      values: [...values.map((value) => [value ?? 0]), [ROW_KINDS.indexOf(kind)]],
    })),
    {
      levels: [name],
      measures: [
        ...columns.map(({ name: column, format, scenario = 'values' }) => ({
          role: scenario,
          name: column,
          ...(format !== null && { format }),
        })),
        { role: 'kind', name: 'Kind', format: '0' },
      ],
      objects: { ...objects, rows: { ratios: STATEMENT_RATIOS } },
    },
  );
}

/** Adds the field of small multiples to a view of columns. */
function createPanelView(data: VarianceData, objects: Objects): powerbi.DataView {
  const view = createVarianceView(data, objects);
  const source = createSource(data.names.panels ?? '', 'panels');
  view.metadata.columns.push(source);
  view.categorical?.categories?.push({
    source,
    values: data.points.map(({ panel = '' }) => panel),
  });
  return view;
}

/** The visuals of the page, in reading order. */
export const STATEMENT_VISUALS: readonly {
  id: string;
  name: FlexaVisualName;
  createView: (objects: Objects) => powerbi.DataView;
}[] = [
  { id: 'statement', name: 'table', createView: createStatementView },
  {
    id: 'bridge',
    name: 'bridge',
    createView: (objects) =>
      createBridgeView(STATEMENT_BRIDGE, { ...objects, rest: { show: false } }),
  },
  {
    id: 'months',
    name: 'variance-columns',
    createView: (objects) =>
      createVarianceView(STATEMENT_MONTHS, { ...objects, variance: { kind: 'both' } }),
  },
  {
    id: 'regions',
    name: 'variance-columns',
    createView: (objects) => createPanelView(STATEMENT_REGIONS, objects),
  },
];

/** Returns the size of each visual on a page of this width: two columns if they fit, else one. */
export function computeVisualSize(width: number): { width: number; height: number } {
  const gap = 16;
  return width >= 900
    ? { width: Math.floor((width - 3 * gap) / 2), height: 440 }
    : { width: width - 2 * gap, height: 440 };
}

export interface StatementPage {
  visuals: ReadonlyMap<string, VisualFrame>;
  page: VisualFrame['page'];
  /** Draws the page again. `key` is a licence key for the two packs. */
  draw(width: number, key: string | undefined, host?: Partial<HostOptions>): Promise<void>;
}

/**
 * Opens a controller's page: a profit-and-loss statement of twelve rows with actual, plan and previous year, its bridge,
 * net profit by month with a forecast, and the same by region.
 */
export async function openStatementPage(browser: Browser): Promise<StatementPage> {
  const report = await openReport(browser);
  const visuals = new Map<string, VisualFrame>();
  for (const { id, name } of STATEMENT_VISUALS) {
    visuals.set(id, await report.add(buildPackagePath(name)));
  }
  const draw: StatementPage['draw'] = async (width, key, host = {}) => {
    const size = computeVisualSize(width);
    const background = host.isHighContrast ? '#000000' : host.isDark ? '#1b1a19' : '#ffffff';
    await report.page.setViewportSize({ width, height: width >= 900 ? 960 : 1900 });
    await report.page.evaluate(
      ([{ width: wide, height }, color]) => {
        document.body.style.cssText = `margin:16px;display:flex;flex-wrap:wrap;gap:16px;background:${color}`;
        for (const frame of document.querySelectorAll('iframe')) {
          frame.style.border = '0';
          frame.setAttribute('width', String(wide));
          frame.setAttribute('height', String(height));
        }
      },
      [size, background] as const,
    );
    for (const { id, createView } of STATEMENT_VISUALS) {
      const visual = visuals.get(id);
      await visual?.start(host);
      const view = createView(key === undefined ? {} : { flexaLicence: { key } });
      await visual?.frame.evaluate(
        ({ options, color }) => {
          document.body.style.background = color;
          window.bench.update(options);
        },
        { options: { viewport: size, viewMode: 0, dataViews: [view] }, color: background },
      );
    }
  };
  return { visuals, page: report.page, draw };
}
