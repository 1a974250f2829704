import type { FlexaVisualName } from '@flexa/license/flexa';
import { TRANSLATIONS as BRIDGE } from './bridge/strings';
import { TRANSLATIONS as BULLET_LIST } from './bullet-list/strings';
import { TRANSLATIONS as FORECAST } from './forecast/strings';
import type { VisualManifest } from './host/manifest';
import { TRANSLATIONS as KEY_FIGURE } from './key-figure/strings';
import { listStrings, type Strings, type Translations } from './settings/languages';
import { TRANSLATIONS as TABLE } from './table/strings';
import { TRANSLATIONS as VARIANCE_COLUMNS } from './variance-columns/strings';

/** The texts of each visual in other languages, apart from its manifest: our pages need English alone. */
const TRANSLATIONS: Readonly<Record<FlexaVisualName, Translations<string>>> = {
  'variance-columns': VARIANCE_COLUMNS,
  'bullet-list': BULLET_LIST,
  bridge: BRIDGE,
  table: TABLE,
  'key-figure': KEY_FIGURE,
  forecast: FORECAST,
};

/** Returns the texts of a visual in every language of Power BI that it has. */
export const translateStrings = ({
  name,
  strings,
}: Pick<VisualManifest, 'name' | 'strings'>): Record<string, Strings> =>
  listStrings(strings, TRANSLATIONS[name]);
