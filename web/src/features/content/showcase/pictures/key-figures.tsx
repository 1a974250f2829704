import { drawKeyFigures, readKeyFigureSettings, sayInEnglish } from '@flexa/visuals/key-figure';
import { KEY_FIGURE_SAMPLES } from '../live/key-figure-data';
import { ON_PAGE, PAGE_TEXT } from '../live/on-page';
import { Picture } from './scenes';

const FIGURES = KEY_FIGURE_SAMPLES[1].figures.slice(0, 2);

/** Two figures with their change, direction and line. */
export function KeyFigures() {
  const settings = readKeyFigureSettings({ ...PAGE_TEXT, figure: { size: 'medium' } });
  const data = { figures: FIGURES, axis: { name: 'Month', first: 'Jan', last: 'Dec' } };
  return (
    <Picture
      draw={(size) => drawKeyFigures({ ...ON_PAGE, data, settings, size, say: sayInEnglish })}
    />
  );
}
