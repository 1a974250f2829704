/** The theme studio's public interface for other features. */
export { computeContrast } from '@flexa/theme-engine/model';
export {
  createGradient,
  INVALID_COLOR,
  isHexColor,
  mix,
  parseHex,
  toHex,
} from '@flexa/theme-engine/model';
export { PRESET_NAMES, PRESETS, resolvePreset } from '@flexa/theme-engine/model';
export { REPORT_COLORS } from '@flexa/theme-engine/model';
export { STUDIO_SETTINGS } from './find/panel-settings';
export { buildBrandPath, buildSavedThemePath, buildStudioPath } from './studio-address';
export { themesQuery } from './saved-themes/themes-query';
export { ACCOUNT_RULE } from './download/account-rule';
export { useThemeDownload } from './download/use-theme-download';
export { StudioWorkspace } from './workspace/studio-workspace';
export { type Decisions } from '@flexa/theme-engine/model';
export { compileTheme, formatTheme, type StudioDocument } from '@flexa/theme-engine/model';
export { DesignPicture } from './preview/design-picture';
export { zipProject } from '@flexa/theme-engine/project';
export { DESIGNS, type DesignName } from '@flexa/theme-engine/project';
export { createDesign } from '@flexa/theme-engine/project';
export { createCells, type SampleReport } from '@flexa/theme-engine/report';
export { ReportPageSvg } from './preview/report-page-picture';
export { ReportDrawing, ReportSvg } from './preview/report-svg';
export { formatShareHash } from '@flexa/theme-engine/share';
