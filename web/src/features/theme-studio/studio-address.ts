const formatColorCode = (color: string) => color.trim().replace('#', '').toUpperCase();

/** The address that makes the whole theme of one to three brand colours. */
export function buildBrandPath(colors: readonly string[]): string {
  return `/flexa-theme?${colors.map((color) => `brand=${formatColorCode(color)}`).join('&')}`;
}

/** The address that makes eight steps between two colours the data colours. */
export function buildStudioPath(first: string, last: string): string {
  return `/flexa-theme?first=${formatColorCode(first)}&last=${formatColorCode(last)}`;
}

/** The address that opens the panel of a setting, called as in the panel. */
export function buildSettingPath(label: string): string {
  return `/flexa-theme?setting=${encodeURIComponent(label)}`;
}

/** The address that opens a theme saved in the account of the person who is signed in. */
export function buildSavedThemePath(id: string): string {
  return `/flexa-theme?theme=${encodeURIComponent(id)}`;
}

/** The same, with its versions shown. */
export function buildSavedVersionsPath(id: string): string {
  return `${buildSavedThemePath(id)}&versions`;
}

/** The constant address of a team's theme, which opens its newest version for people of the team. */
export function buildTeamThemePath(id: string): string {
  return `/flexa-theme?team-theme=${encodeURIComponent(id)}`;
}
