import { TABLE_SAMPLES } from '@flexa/visuals/samples';
import type { Size } from '@flexa/visuals/scene';
import {
  drawTable,
  FIRST_VIEW,
  readTableSettings,
  sayInEnglish,
  type TableData,
} from '@flexa/visuals/table';
import { ON_PAGE, PAGE_TEXT } from '../live/on-page';
import { HtmlPicture } from './scenes';
import { ON_A_CARD, type PictureSizes } from './sizes';

const REGIONS = TABLE_SAMPLES[0].data();
const PRODUCTS = TABLE_SAMPLES[1].data();

type Settings = Parameters<typeof readTableSettings>[0];
type Kind = TableData['columns'][number]['kind'];

function drawTableSample(
  size: Size,
  data: TableData,
  settings: Settings,
  folded: readonly number[] = [],
) {
  return drawTable({
    ...ON_PAGE,
    size,
    say: sayInEnglish,
    data,
    settings: readTableSettings({ ...PAGE_TEXT, ...settings }),
    view: { ...FIRST_VIEW, folds: new Map(folded.map((place) => [place, true])) },
  });
}

/** Returns the regions with the columns of these kinds only. */
const pickColumns = (...kinds: readonly Kind[]) => keepColumns(REGIONS, kinds);

function keepColumns(data: TableData, kinds: readonly Kind[]): TableData {
  const kept = data.columns.flatMap(({ kind }, i) => (kinds.includes(kind) ? [i] : []));
  const cut = <Cells extends Pick<TableData['rows'][number], 'values' | 'lines'>>(
    cells: Cells,
  ) => ({
    ...cells,
    values: kept.map((i) => cells.values[i] ?? null),
    lines: kept.map((i) => cells.lines[i] ?? []),
  });
  return {
    ...data,
    columns: kept.flatMap((i) => data.columns[i] ?? []),
    rows: data.rows.map(cut),
    total: data.total && cut(data.total),
  };
}

const NO_TOTAL = { total: { show: false } };

/** Draws regions and their cities with figures, bars and lines; on a narrow screen only the first columns. */
export function TablesPicture({ sizes = ON_A_CARD }: { sizes?: PictureSizes }) {
  return (
    <HtmlPicture
      sizes={sizes}
      draw={(size) =>
        drawTableSample(size, size.width < 400 ? pickColumns('value', 'line') : REGIONS, NO_TOTAL)
      }
    />
  );
}

/** Draws sparklines as high as a row with the last point marked; without figures on a narrow screen. */
export function Sparklines() {
  return (
    <HtmlPicture
      draw={(size) =>
        drawTableSample(
          size,
          size.width < 300 ? pickColumns('line') : pickColumns('value', 'line'),
          NO_TOTAL,
        )
      }
    />
  );
}

/** Draws bars on both sides of a zero line through all rows. */
export function ZeroLine() {
  return <HtmlPicture draw={(size) => drawTableSample(size, pickColumns('bar'), NO_TOTAL)} />;
}

/** Draws a collapsed group and an open one. */
export function Groups() {
  return (
    <HtmlPicture draw={(size) => drawTableSample(size, pickColumns('value'), NO_TOTAL, [0])} />
  );
}

/** Draws plain rows: text left, figures right, hairlines between. */
export function QuietRows() {
  const leaves = PRODUCTS.rows.flatMap((row) =>
    row.isGroup ? [] : [{ ...row, level: 0, within: [] }],
  );
  const data = keepColumns({ ...PRODUCTS, name: 'Product', rows: leaves }, ['value']);
  return <HtmlPicture draw={(size) => drawTableSample(size, data, NO_TOTAL)} />;
}
