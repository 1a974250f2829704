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

type Settings = Parameters<typeof readTableSettings>[0];
type Kind = TableData['columns'][number]['kind'];

function table(size: Size, data: TableData, settings: Settings, folded: readonly number[] = []) {
  return drawTable({
    ...ON_PAGE,
    size,
    say: sayInEnglish,
    data,
    settings: readTableSettings({ ...PAGE_TEXT, ...settings }),
    view: { ...FIRST_VIEW, folds: new Map(folded.map((place) => [place, true])) },
  });
}

/** The regions with columns of these kinds alone. */
function only(...kinds: readonly Kind[]): TableData {
  const kept = REGIONS.columns.flatMap(({ kind }, i) => (kinds.includes(kind) ? [i] : []));
  const cut = <Cells extends Pick<TableData['rows'][number], 'values' | 'lines'>>(
    cells: Cells,
  ) => ({
    ...cells,
    values: kept.map((i) => cells.values[i] ?? null),
    lines: kept.map((i) => cells.lines[i] ?? []),
  });
  return {
    ...REGIONS,
    columns: kept.flatMap((i) => REGIONS.columns[i] ?? []),
    rows: REGIONS.rows.map(cut),
    total: REGIONS.total && cut(REGIONS.total),
  };
}

const NO_TOTAL = { total: { show: false } };

/** Regions and their cities, with figures, bars and lines; the first columns where there is little room. */
export function TablesPicture({ sizes = ON_A_CARD }: { sizes?: PictureSizes }) {
  return (
    <HtmlPicture
      sizes={sizes}
      draw={(size) => table(size, size.width < 400 ? only('value', 'line') : REGIONS, NO_TOTAL)}
    />
  );
}

/** Lines in the height of a row, the last point marked; without figures if there is little room. */
export function Sparklines() {
  return (
    <HtmlPicture
      draw={(size) =>
        table(size, size.width < 300 ? only('line') : only('value', 'line'), NO_TOTAL)
      }
    />
  );
}

/** Bars to the left and to the right of one zero line through all rows. */
export function ZeroLine() {
  return <HtmlPicture draw={(size) => table(size, only('bar'), NO_TOTAL)} />;
}

/** One group folded to its sum, one open. */
export function Groups() {
  return <HtmlPicture draw={(size) => table(size, only('value'), NO_TOTAL, [0])} />;
}

/** Rows without bars, lines or a total: words left, figures right, hairlines between. */
export function QuietRows() {
  return <HtmlPicture draw={(size) => table(size, only('value'), NO_TOTAL)} />;
}
