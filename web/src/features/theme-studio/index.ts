/** The theme studio's public interface for other features. */
export { contrast } from '@flexa/theme-engine/model';
export {
  gradient,
  INVALID_COLOR,
  isHexColor,
  mix,
  parseHex,
  toHex,
} from '@flexa/theme-engine/model';
export { PRESET_NAMES, PRESETS, presetOn } from '@flexa/theme-engine/model';
export { REPORT_COLORS } from '@flexa/theme-engine/model';
export { STUDIO_SETTINGS } from './find/decided';
export { buildBrandPath, buildSavedThemePath, buildStudioPath } from './studio-address';
export { themesQuery } from './saved-themes/themes-query';
export { ACCOUNT_RULE } from './download/account-rule';
export { useThemeDownload } from './download/use-theme-download';
export { StudioWorkspace } from './workspace/studio-workspace';
export { type Decisions } from '@flexa/theme-engine/model';
export { themeOf, themeText, type StudioDocument } from '@flexa/theme-engine/model';
export { DesignPicture } from './preview/design-picture';
export { projectZip } from '@flexa/theme-engine/project';
export { DESIGNS, type DesignName } from '@flexa/theme-engine/project';
export { designOf } from '@flexa/theme-engine/project';
export { cells, type SampleReport } from '@flexa/theme-engine/report';
export { ReportPageSvg } from './preview/report-page-picture';
export { ReportDrawing, ReportSvg } from './preview/report-svg';
export { shareHash } from '@flexa/theme-engine/share';
