import {
  Bookmark,
  ChartArea,
  ChartBar,
  ChartBarStacked,
  ChartColumn,
  ChartColumnIncreasing,
  ChartColumnStacked,
  ChartLine,
  ChartNoAxesCombined,
  ChartPie,
  ChartScatter,
  Filter,
  Gauge,
  Grid3x3,
  Image,
  LayoutGrid,
  ListChecks,
  ListFilter,
  Map,
  MapPin,
  PanelTop,
  RectangleEllipsis,
  RectangleHorizontal,
  Rows3,
  Shapes,
  SquareActivity,
  SquareStack,
  Table,
  ToggleLeft,
  Type,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import { FLEXA_VISUALS, type FlexaVisualName } from '@flexa/license/flexa';
import type { VisualName } from '@flexa/theme-engine/model';
import type { StyledVisual } from '../../store/styled-visuals';

const ICONS: Record<VisualName, LucideIcon> = {
  columnChart: ChartColumnStacked,
  clusteredColumnChart: ChartColumn,
  hundredPercentStackedColumnChart: ChartColumnStacked,
  barChart: ChartBarStacked,
  clusteredBarChart: ChartBar,
  hundredPercentStackedBarChart: ChartBarStacked,
  lineChart: ChartLine,
  areaChart: ChartArea,
  stackedAreaChart: ChartArea,
  lineClusteredColumnComboChart: ChartNoAxesCombined,
  lineStackedColumnComboChart: ChartNoAxesCombined,
  ribbonChart: Waves,
  waterfallChart: ChartColumnIncreasing,
  funnel: Filter,
  scatterChart: ChartScatter,
  pieChart: ChartPie,
  donutChart: ChartPie,
  treemap: LayoutGrid,
  map: MapPin,
  filledMap: Map,
  gauge: Gauge,
  kpi: SquareActivity,
  card: RectangleEllipsis,
  cardVisual: SquareStack,
  multiRowCard: Rows3,
  tableEx: Table,
  pivotTable: Grid3x3,
  slicer: ListFilter,
  listSlicer: ListChecks,
  advancedSlicerVisual: ToggleLeft,
  actionButton: RectangleHorizontal,
  pageNavigator: PanelTop,
  bookmarkNavigator: Bookmark,
  textbox: Type,
  shape: Shapes,
  image: Image,
};

const FLEXA_ICONS: Record<FlexaVisualName, LucideIcon> = {
  'variance-columns': ChartColumn,
  'bullet-list': ChartBar,
  bridge: ChartColumnIncreasing,
  table: Table,
  'key-figure': SquareActivity,
  forecast: ChartLine,
};

const ALL_ICONS: Readonly<Record<string, LucideIcon>> = {
  ...ICONS,
  ...Object.fromEntries(FLEXA_VISUALS.map(({ guid, name }) => [guid, FLEXA_ICONS[name]])),
};

export function VisualIcon({ visual, className }: { visual: StyledVisual; className?: string }) {
  const Icon = ALL_ICONS[visual];
  return Icon && <Icon aria-hidden="true" strokeWidth={1.75} className={className} />;
}
