/** What other features may use of the theme studio; the rest is its inside. */
export { codePieces } from './hero/code-pieces';
export { Report } from './hero/report';
export { ShadeStrip } from './hero/shade-strip';
export { StudioWindow } from './hero/studio-window';
export { contrast } from './model/contrast';
export { gradient, isHexColor, mix, parseHex, toHex } from './model/gradient';
export { PRESET_NAMES, PRESETS, type PresetName } from './model/presets';
export { REPORT_COLORS, type ReportColors } from './model/report-colors';
export { choose } from './model/studio-store';
export { studioPath } from './studio-address';
export { themeJson } from './model/theme-json';
export { useThemeDownload, type ThemeFile } from './download/use-theme-download';
export { StudioWorkspace } from './workspace/studio-workspace';
export { ReportPicture } from './preview/report-picture';
export { REPORT_PAGES, type ReportPage } from './preview/page-names';
