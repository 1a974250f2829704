import { productsFor } from '@flexa/license/flexa';
import type powerbi from 'powerbi-visuals-api';
import { FlexaVisual, type VisualContext, type VisualDefinition } from '../host/flexa-visual';
import { HELP_URL } from '../host/release';
import type { VarianceData } from './data';
import { drawFailure, drawVarianceColumns } from './draw';
import type { VarianceInput } from './input';
import { readVarianceData } from './read-data';
import { usesPaidFeatures, VARIANCE_SETTINGS } from './settings';
import { tooltipOf } from './tooltip';
import '../host/visual.less';

type Table = typeof VARIANCE_SETTINGS;

const inputOf = (data: VarianceData, context: VisualContext<Table>): VarianceInput => ({
  data,
  ...context,
});

const DEFINITION: VisualDefinition<VarianceData, Table> = {
  settings: VARIANCE_SETTINGS,
  products: productsFor('charts'),
  usesPaidFeatures,
  readData: readVarianceData,
  selectionIds: ({ categorical }, { points, names }, host) =>
    points.map((_, index) => {
      const builder = host.createSelectionIdBuilder();
      const category = categorical?.categories?.[0];
      return category
        ? builder.withCategory(category, index).createSelectionId()
        : builder.withMeasure(names.actual).createSelectionId();
    }),
  draw: (data, context) => drawVarianceColumns(inputOf(data, context)),
  failed: drawFailure,
  tooltip: (data, context, point) => ({
    header: data.points[point]?.label ?? '',
    rows: tooltipOf(inputOf(data, context), point),
  }),
  landing: (say) => ({
    ...{ title: say('Visual_Name'), lead: say('Visual_Lead') },
    steps: [say('Landing_Step1'), say('Landing_Step2'), say('Landing_Step3')],
    link: { label: say('Landing_Link'), url: HELP_URL },
  }),
};

/** Variance columns in Power BI. */
export class Visual extends FlexaVisual<VarianceData, Table> {
  constructor(options: powerbi.extensibility.visual.VisualConstructorOptions) {
    super(options, DEFINITION);
  }
}
