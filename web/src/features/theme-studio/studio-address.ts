const formatColorCode = (color: string) => color.trim().replace('#', '').toUpperCase();

/** Returns the URL that creates a theme from one to three brand colours. */
export function buildBrandPath(colors: readonly string[]): string {
  return `/flexa-theme?${colors.map((color) => `brand=${formatColorCode(color)}`).join('&')}`;
}

/** Returns the URL that sets eight steps between two colours as data colours. */
export function buildStudioPath(first: string, last: string): string {
  return `/flexa-theme?first=${formatColorCode(first)}&last=${formatColorCode(last)}`;
}

/** Returns the URL that opens the panel of a setting, by its label in the panel. */
export function buildSettingPath(label: string): string {
  return `/flexa-theme?setting=${encodeURIComponent(label)}`;
}

/** Returns the URL that opens a theme saved in the signed-in person's account. */
export function buildSavedThemePath(id: string): string {
  return `/flexa-theme?theme=${encodeURIComponent(id)}`;
}

/** The same, with its versions shown. */
export function buildSavedVersionsPath(id: string): string {
  return `${buildSavedThemePath(id)}&versions`;
}

/** Returns the permanent URL of a team's theme, which opens its newest version for team members. */
export function buildTeamThemePath(id: string): string {
  return `/flexa-theme?team-theme=${encodeURIComponent(id)}`;
}
