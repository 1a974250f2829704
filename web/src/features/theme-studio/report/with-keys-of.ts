import { LICENSE_CARD } from '@flexa/license/flexa';
import { toObject, type Theme } from '@flexa/theme-engine/model';

/** Returns a theme with the licence keys of the previous theme, which visuals of the report need. */
export function copyLicenseKeys(before: Theme, theme: Theme): Theme {
  const original = toObject(theme['visualStyles']);
  let styles = original;
  for (const [visual, presets] of Object.entries(toObject(before['visualStyles']))) {
    for (const [preset, cards] of Object.entries(toObject(presets))) {
      const key = toObject(cards)[LICENSE_CARD];
      if (key === undefined) continue;
      const own = toObject(styles[visual]);
      const licensed = { ...toObject(own[preset]), [LICENSE_CARD]: key };
      styles = { ...styles, [visual]: { ...own, [preset]: licensed } };
    }
  }
  return styles === original ? theme : { ...theme, visualStyles: styles };
}
