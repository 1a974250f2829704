import { LICENSE_CARD } from '@flexa/license/flexa';
import { objectOf, type Theme } from '@flexa/theme-engine/model';

/** A theme with the licence keys that the theme before it had: visuals of the report need them. */
export function copyLicenseKeys(before: Theme, theme: Theme): Theme {
  const original = objectOf(theme['visualStyles']);
  let styles = original;
  for (const [visual, presets] of Object.entries(objectOf(before['visualStyles']))) {
    for (const [preset, cards] of Object.entries(objectOf(presets))) {
      const key = objectOf(cards)[LICENSE_CARD];
      if (key === undefined) continue;
      const own = objectOf(styles[visual]);
      const licensed = { ...objectOf(own[preset]), [LICENSE_CARD]: key };
      styles = { ...styles, [visual]: { ...own, [preset]: licensed } };
    }
  }
  return styles === original ? theme : { ...theme, visualStyles: styles };
}
