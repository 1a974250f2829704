import type powerbi from 'powerbi-visuals-api';
import { FlexaVisual, type VisualDefinition } from '../host/flexa-visual';
import { findColumns } from '../host/read-columns';
import { MAX_PLACES, type KeyFigureData } from './data';
import { drawKeyFigures } from './draw';
import { describeFigure } from './numbers';
import { readKeyFigures } from './read-data';
import { KEY_FIGURE_SETTINGS } from './settings';
import '../host/visual.css';

const DEFINITION: VisualDefinition<KeyFigureData, typeof KEY_FIGURE_SETTINGS> = {
  name: 'key-figure',
  settings: KEY_FIGURE_SETTINGS,
  maxRows: MAX_PLACES,
  readData: readKeyFigures,
  selectionIds: (view, { data }, host) => {
    const columns = findColumns(view, 'figures');
    return {
      count: data.figures.length,
      of: (figure) => {
        const { queryName, displayName = '' } = columns[figure]?.source ?? {};
        const measure = queryName ?? displayName;
        return [host.createSelectionIdBuilder().withMeasure(measure).createSelectionId()];
      },
    };
  },
  draw: drawKeyFigures,
  tooltip: (input, point) => {
    const figure = input.data.figures[point];
    return figure
      ? { header: figure.name, rows: describeFigure(figure, input).rows }
      : { header: '', rows: [] };
  },
};

/** Key figures in Power BI. */
export class Visual extends FlexaVisual<KeyFigureData, typeof KEY_FIGURE_SETTINGS> {
  constructor(options: powerbi.extensibility.visual.VisualConstructorOptions) {
    super(options, DEFINITION);
  }
}
