import type powerbi from 'powerbi-visuals-api';
import { FlexaVisual, type VisualDefinition } from '../host/flexa-visual';
import { createRowId } from '../host/read-columns';
import { MAX_STEPS, type BridgeData } from './data';
import { drawBridge } from './draw';
import { buildTooltipAt } from './numbers';
import { readBridge } from './read-data';
import { BRIDGE_SETTINGS } from './settings';
import { buildAllSteps, resolveKind } from './steps';
import '../host/visual.css';

const DEFINITION: VisualDefinition<BridgeData, typeof BRIDGE_SETTINGS> = {
  name: 'bridge',
  settings: BRIDGE_SETTINGS,
  maxRows: MAX_STEPS,
  drillRole: 'category',
  readData: readBridge,
  selectionIds: (view, input, host) => {
    const steps = buildAllSteps(input);
    const { value } = input.data.names;
    return {
      count: steps.length,
      of: (point) =>
        (steps[point]?.step.rows ?? []).map((row) => createRowId(view, row, value, host)),
    };
  },
  rowKinds: (view, { points, names }, host) =>
    points.map((point, row) => ({
      label: point.label,
      kind: resolveKind(point),
      selector: () => createRowId(view, row, names.value, host).getSelector(),
    })),
  draw: drawBridge,
  tooltip: buildTooltipAt,
};

/** A bridge in Power BI. */
export class Visual extends FlexaVisual<BridgeData, typeof BRIDGE_SETTINGS> {
  constructor(options: powerbi.extensibility.visual.VisualConstructorOptions) {
    super(options, DEFINITION);
  }
}
