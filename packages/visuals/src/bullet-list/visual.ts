import type powerbi from 'powerbi-visuals-api';
import { FlexaVisual, type VisualDefinition } from '../host/flexa-visual';
import { createRowId } from '../host/read-columns';
import { MAX_ROWS, type BulletData } from './data';
import { drawBulletList } from './draw';
import { buildTooltip } from './numbers';
import { readBullets } from './read-data';
import { BULLET_SETTINGS } from './settings';
import '../host/visual.css';

const DEFINITION: VisualDefinition<BulletData, typeof BULLET_SETTINGS> = {
  name: 'bullet-list',
  settings: BULLET_SETTINGS,
  maxRows: MAX_ROWS,
  drillRole: 'category',
  readData: readBullets,
  selectionIds: (view, { data: { points, names } }, host) => ({
    count: points.length,
    of: (row) => [createRowId(view, row, names.actual, host)],
  }),
  draw: drawBulletList,
  tooltip: (input, point) => ({
    header: input.data.points[point]?.label ?? '',
    rows: buildTooltip(input, point),
  }),
};

/** A bullet list in Power BI. */
export class Visual extends FlexaVisual<BulletData, typeof BULLET_SETTINGS> {
  constructor(options: powerbi.extensibility.visual.VisualConstructorOptions) {
    super(options, DEFINITION);
  }
}
