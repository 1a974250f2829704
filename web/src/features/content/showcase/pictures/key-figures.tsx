import { drawKeyFigures, readKeyFigureSettings, sayInEnglish } from '@flexa/visuals/key-figure';
import { KEY_FIGURE_SAMPLES } from '@flexa/visuals/samples';
import type { Size } from '@flexa/visuals/scene';
import { ON_PAGE, PAGE_TEXT } from '../live/on-page';
import { Picture } from './scenes';
import { ON_A_CARD, type PictureSizes } from './sizes';

const [{ data: FOUR_FIGURES }, { data: THREE_FIGURES }] = KEY_FIGURE_SAMPLES;
const { figures: FOUR, axis } = FOUR_FIGURES;
const { figures: THREE } = THREE_FIGURES;
const HIDDEN = { show: false };

type Settings = Parameters<typeof readKeyFigureSettings>[0];
type Figures = Parameters<typeof drawKeyFigures>[0]['data']['figures'];

function drawFigures(size: Size, figures: Figures, settings: Settings) {
  return drawKeyFigures({
    ...ON_PAGE,
    data: { figures, axis },
    settings: readKeyFigureSettings({ ...PAGE_TEXT, ...settings }),
    size,
    say: sayInEnglish,
  });
}

/** Draws four figures with change, direction and line; on a phone the first two. */
export function KeyFiguresPicture({ sizes = ON_A_CARD }: { sizes?: PictureSizes }) {
  return (
    <Picture
      sizes={sizes}
      draw={(size) => drawFigures(size, size.width < 400 ? FOUR.slice(0, 2) : FOUR, {})}
    />
  );
}

/** Draws four cards at equal distances. */
export function CardGrid() {
  const settings = { line: HIDDEN, grid: { columns: 2 }, figure: { size: 'small' } };
  return <Picture draw={(size) => drawFigures(size, FOUR, settings)} />;
}

/** Draws two figures with their change as a percentage and as an amount. */
export function Changes() {
  const settings = { line: HIDDEN, figure: { size: 'medium' }, change: { kind: 'both' } };
  return <Picture draw={(size) => drawFigures(size, THREE.slice(0, 2), settings)} />;
}

/** Draws two figures, each above the line of its twelve months. */
export function MonthLines() {
  return (
    <Picture
      draw={(size) =>
        drawFigures(size, size.width < 400 ? THREE.slice(0, 1) : THREE.slice(0, 2), {})
      }
    />
  );
}

/** Draws the figures without frames, for a page that has its own. */
export function WithoutFrames() {
  const settings = { line: HIDDEN, grid: { frame: false }, figure: { size: 'medium' } };
  return <Picture draw={(size) => drawFigures(size, THREE.slice(1, 3), settings)} />;
}
