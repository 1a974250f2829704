import type powerbi from 'powerbi-visuals-api';
import { FlexaVisual, type VisualDefinition } from '../host/flexa-visual';
import { createRowId } from '../host/read-columns';
import { MAX_CATEGORIES, type VarianceData } from './data';
import { drawVarianceColumns } from './draw';
import { readVarianceData } from './read-data';
import { VARIANCE_SETTINGS } from './settings';
import { buildTooltip } from './tooltip';
import '../host/visual.css';

const DEFINITION: VisualDefinition<VarianceData, typeof VARIANCE_SETTINGS> = {
  name: 'variance-columns',
  settings: VARIANCE_SETTINGS,
  maxRows: MAX_CATEGORIES,
  drillRole: 'category',
  readData: readVarianceData,
  selectionIds: (view, { data: { points, names } }, host) => ({
    count: points.length,
    of: (row) => [createRowId(view, row, names.actual, host)],
  }),
  draw: drawVarianceColumns,
  tooltip: (input, point) => ({
    header: input.data.points[point]?.label ?? '',
    rows: buildTooltip(input, point),
  }),
};

/** Variance columns in Power BI. */
export class Visual extends FlexaVisual<VarianceData, typeof VARIANCE_SETTINGS> {
  constructor(options: powerbi.extensibility.visual.VisualConstructorOptions) {
    super(options, DEFINITION);
  }
}
