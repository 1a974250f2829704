/**
 * The grid of a licence. On a phone the days and the bar are above the key and the action; on a wide
 * page all are in one row of 76 px. The skeleton shares it, so that nothing moves when the list loads.
 */
export const ROW = [
  'grid grid-cols-[40px_minmax(0,1fr)_auto_32px] items-center gap-x-3 gap-y-3 p-4',
  "[grid-template-areas:'tile_name_name_menu''time_time_time_time''key_key_action_action']",
  'sm:min-h-19 sm:gap-x-4 sm:grid-cols-[40px_minmax(0,1fr)_152px_32px] sm:py-3',
  "sm:[grid-template-areas:'tile_name_action_menu''._key_time_time']",
  'xl:grid-cols-[40px_minmax(0,1fr)_252px_176px_92px_32px] xl:pr-3 xl:gap-x-3',
  "xl:[grid-template-areas:'tile_name_key_time_action_menu']",
].join(' ');

export const CELLS = {
  tile: '[grid-area:tile]',
  name: '[grid-area:name]',
  key: '[grid-area:key]',
  time: '[grid-area:time]',
  action: 'justify-self-end [grid-area:action]',
  menu: 'justify-self-end [grid-area:menu]',
} as const;
