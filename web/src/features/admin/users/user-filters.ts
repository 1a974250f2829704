import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { USER_FILTERS, type UserFilter } from '@flexa/contracts/users';

const NAMES: Record<UserFilter, string> = {
  admins: 'Admins',
  support: 'Support',
  disabled: 'Disabled',
  licensed: 'With a licence',
  expiring: 'Licence ends soon',
  ...VISUAL_NAMES,
};

/** Filters of the list; an empty value shows everybody. */
export const FILTER_CHOICES = [
  { value: '' as const, label: 'All users' },
  ...USER_FILTERS.map((value) => ({ value, label: NAMES[value] })),
];
