import type { FlexaVisualName } from '@flexa/license/flexa';
import { drawBridge } from '../bridge';
import { sayInEnglish as sayBridge } from '../bridge/input';
import { BRIDGE_SETTINGS } from '../bridge/settings';
import { drawBulletList } from '../bullet-list';
import { sayInEnglish as sayBullets } from '../bullet-list/input';
import { BULLET_SETTINGS } from '../bullet-list/settings';
import { drawForecast } from '../forecast';
import { sayInEnglish as sayForecast } from '../forecast/input';
import { FORECAST_SETTINGS } from '../forecast/settings';
import { drawKeyFigures } from '../key-figure';
import { sayInEnglish as sayFigures } from '../key-figure/input';
import { KEY_FIGURE_SETTINGS } from '../key-figure/settings';
import type { Say } from '../scene/input';
import type { Palette, Scene, Size } from '../scene/scene';
import { readSettings, type SettingsTable, type StoredSettings } from '../settings/table';
import { drawTable } from '../table';
import { FIRST_VIEW, sayInEnglish as sayTable } from '../table/input';
import { TABLE_SETTINGS } from '../table/settings';
import { drawVarianceColumns } from '../variance-columns';
import { sayInEnglish as sayVariance } from '../variance-columns/input';
import { VARIANCE_SETTINGS } from '../variance-columns/settings';
import { LIGHT } from './palettes';
import { createEdgeCaseName } from './scenes';

interface Changes {
  size?: Size;
  palette?: Palette;
  locale?: string;
  say?: Say;
  stored?: StoredSettings;
}

interface Drawing {
  settings: SettingsTable;
  /** Everything a visual draws of these values, with names of every kind. */
  draw(values: readonly (number | null)[], changes?: Changes): Scene;
}

const createUsualInput = ({ stored: _, say: __, ...changes }: Changes) => ({
  size: { width: 640, height: 360 },
  palette: LIGHT,
  locale: 'en-US',
  selected: null,
  ...changes,
});
const common = { format: '#,0', isCut: false };

export const DRAWINGS: Record<FlexaVisualName, Drawing> = {
  'variance-columns': {
    settings: VARIANCE_SETTINGS,
    draw: (values, changes = {}) =>
      drawVarianceColumns({
        ...createUsualInput(changes),
        say: changes.say ?? sayVariance,
        settings: readSettings(VARIANCE_SETTINGS, changes.stored),
        data: {
          names: {
            category: 'Month',
            actual: 'Sales',
            plan: 'Plan',
            previous: 'Last year',
            forecast: 'Forecast',
          },
          points: values.map((value, i) => ({
            label: createEdgeCaseName(i),
            // The last of several is a forecast.
            actual: i > 1 && i === values.length - 1 ? null : value,
            forecast: value,
            plan: 0,
            previous: values[i + 1] ?? null,
          })),
          ...common,
        },
      }),
  },
  'bullet-list': {
    settings: BULLET_SETTINGS,
    draw: (values, changes = {}) =>
      drawBulletList({
        ...createUsualInput(changes),
        say: changes.say ?? sayBullets,
        settings: readSettings(BULLET_SETTINGS, changes.stored),
        data: {
          names: { category: 'Team', actual: 'Sales', target: 'Target', ranges: ['High'] },
          points: values.map((actual, i) => ({
            label: createEdgeCaseName(i),
            actual,
            target: 0,
            ranges: [values[i + 1] ?? null],
          })),
          ...common,
        },
      }),
  },
  bridge: {
    settings: BRIDGE_SETTINGS,
    draw: (values, changes = {}) =>
      drawBridge({
        ...createUsualInput(changes),
        say: changes.say ?? sayBridge,
        settings: readSettings(BRIDGE_SETTINGS, changes.stored),
        data: {
          names: { category: 'Step', value: 'Sales', from: null },
          points: values.map((value, i) => ({
            label: createEdgeCaseName(i),
            value,
            ...(i === 0 && { kind: 'subtotal' as const }),
          })),
          ...common,
        },
      }),
  },
  'key-figure': {
    settings: KEY_FIGURE_SETTINGS,
    draw: (values, changes = {}) =>
      drawKeyFigures({
        ...createUsualInput(changes),
        say: changes.say ?? sayFigures,
        settings: readSettings(KEY_FIGURE_SETTINGS, changes.stored),
        data: {
          figures: values.slice(0, 12).map((value, i) => ({
            name: createEdgeCaseName(i),
            value,
            reference: values[i + 1] ?? 0,
            referenceName: 'Plan',
            line: values,
            format: '#,0',
          })),
          axis: { name: 'Month', first: 'Jan', last: 'Dec' },
        },
      }),
  },
  table: {
    settings: TABLE_SETTINGS,
    draw: (values, changes = {}) =>
      drawTable({
        ...createUsualInput(changes),
        say: changes.say ?? sayTable,
        view: FIRST_VIEW,
        settings: readSettings(TABLE_SETTINGS, changes.stored),
        data: {
          name: 'Region',
          hasMore: false,
          total: { values: [1, 1, 1, null], lines: [] },
          columns: [
            { name: 'Sales', kind: 'value', format: '#,0' },
            { name: 'Plan', kind: 'value', format: '#,0', scenario: 'plan' },
            { name: 'Variance', kind: 'bar', format: '#,0' },
            { name: 'Way', kind: 'line', format: '#,0' },
          ],
          rows: values.map((value, i) => ({
            label: createEdgeCaseName(i),
            level: 0,
            isGroup: false,
            within: [],
            values: [value, values[i + 1] ?? null, value, null],
            lines: [[], [], [], values.slice(0, 12)],
          })),
        },
      }),
  },
  forecast: {
    settings: FORECAST_SETTINGS,
    draw: (values, changes = {}) =>
      drawForecast({
        ...createUsualInput(changes),
        say: changes.say ?? sayForecast,
        settings: readSettings(FORECAST_SETTINGS, changes.stored),
        data: {
          names: { axis: 'Day', value: 'Sales' },
          points: values.map((value, i) => ({
            label: createEdgeCaseName(i),
            date: new Date(2020, 0, 1 + i),
            value,
          })),
          ...common,
          dateFormat: 'd MMM yy',
          today: new Date(2020, 0, values.length),
        },
      }),
  },
};
