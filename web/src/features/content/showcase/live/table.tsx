import { useEffect, useRef, useState } from 'react';
import { ShapeView } from '@flexa/visuals/react';
import { TABLE_SAMPLES } from '@flexa/visuals/samples';
import {
  drawTable,
  FIRST_VIEW,
  isFolded,
  readTableSettings,
  SORT,
  turnSort,
  sayInEnglish,
  type TableView,
  TABLE_MANIFEST,
} from '@flexa/visuals/table';
import { GOOD_IS, SHOWN, OptionsFrame, type Chosen, type LiveOption } from './live-visual';
import { ON_PAGE, PAGE_TEXT } from './on-page';

/** Products have the same fields as regions. */
const SAMPLES = TABLE_SAMPLES.filter(({ value }) => value !== 'products');

const OPTIONS: readonly LiveOption[] = [
  { name: 'sample', label: 'Rows', choices: SAMPLES },
  {
    name: 'folded',
    label: 'Groups begin',
    choices: [
      { value: 'no', label: 'Open' },
      { value: 'yes', label: 'Folded' },
    ],
  },
  GOOD_IS,
  { name: 'labels', label: 'Values of bars', choices: SHOWN },
  { name: 'lines', label: 'Hairlines', choices: SHOWN },
  { name: 'total', label: 'Total', choices: SHOWN },
];

const HEIGHT = 420;
/** Width before the real one is known: fits a phone without scrolling. */
const FIRST_WIDTH = 310;

/** Interactive table that scrolls and has collapsible groups. */
export function LiveTable() {
  return (
    <OptionsFrame manifest={TABLE_MANIFEST} options={OPTIONS}>
      {(chosen) => <Table key={`${chosen.sample} ${chosen.folded}`} chosen={chosen} />}
    </OptionsFrame>
  );
}

function Table({ chosen: { sample, folded, sense, labels, lines, total } }: { chosen: Chosen }) {
  const [view, setView] = useState<TableView>(FIRST_VIEW);
  const [width, setWidth] = useState(FIRST_WIDTH);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const chosen = TABLE_SAMPLES.find(({ value }) => value === sample) ?? TABLE_SAMPLES[0];
  const settings = readTableSettings({
    ...PAGE_TEXT,
    rows: {
      folded: folded === 'yes',
      lines: lines === 'yes',
      ...('ratios' in chosen && { ratios: chosen.ratios }),
    },
    bars: { sense, labels: labels === 'yes' },
    total: { show: total === 'yes' },
  });
  const size = { width, height: HEIGHT };
  const data = chosen.data();
  const scene = drawTable({
    data,
    settings,
    size,
    view,
    say: sayInEnglish,
    ...ON_PAGE,
  });

  function toggleRow(row: string): void {
    if (row.startsWith(SORT)) {
      const column = row.slice(SORT.length);
      setView((before) => ({ ...before, sort: turnSort(before.sort ?? null, column) }));
      return;
    }
    setView((before) => {
      const place = Number(row);
      const folded = !isFolded({ data, settings, view: before }, place);
      return { ...before, folds: new Map(before.folds).set(place, folded) };
    });
  }

  return (
    <div
      ref={place}
      role="treegrid"
      aria-label={scene.label}
      tabIndex={0}
      className="h-105 overflow-auto"
      onScroll={({ currentTarget: { scrollTop } }) =>
        setView((before) => ({ ...before, scrollTop }))
      }
    >
      {scene.shapes.map((shape) => (
        <ShapeView key={shape.key} shape={shape} onFold={toggleRow} />
      ))}
    </div>
  );
}
