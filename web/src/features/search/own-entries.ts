import { useQuery } from '@tanstack/react-query';
import { orderNumber } from '@flexa/contracts/numbers';
import { formatLicenseName } from '@flexa/contracts/product-names';
import { useSession } from '@/features/auth';
import { isShown, describeOrderStatus, ordersQuery } from '@/features/checkout';
import { useLicenses } from '@/features/licenses';
import { buildSavedThemePath, themesQuery } from '@/features/theme-studio';
import { formatLongDate } from '@/lib/format';
import type { SearchEntry } from './entry';

const ACCOUNT: readonly SearchEntry[] = [
  ['Licences', 'licences', 'keys install'],
  ['Team', 'team', 'seats people invite'],
  ['Orders', 'orders', 'invoices receipts'],
  ['Saved themes', 'themes', 'versions'],
  ['Profile', 'profile', 'name e-mail'],
  ['Security', 'security', 'password passkey sign out devices'],
  ['Your data', 'data', 'download delete account'],
].map(([title = '', id, words = '']) => ({
  kind: 'account',
  title,
  path: `/general#${id}`,
  words,
}));

/** Returns entries of the signed-in person; empty for visitors. */
export function useOwnEntries(): readonly SearchEntry[] {
  const { status, uid } = useSession();
  const isSignedIn = status === 'signed-in' && uid !== null;
  const { licenses } = useLicenses();
  const themes = useQuery({ ...themesQuery, enabled: isSignedIn });
  const orders = useQuery({ ...ordersQuery(uid ?? ''), enabled: isSignedIn });
  if (!isSignedIn) return [];
  return [
    ...ACCOUNT,
    ...(licenses ?? []).map(({ visualType, expiresAt }): SearchEntry => ({
      kind: 'licence',
      title: formatLicenseName(visualType),
      path: '/general#licences',
      lead: `until ${formatLongDate(expiresAt)}`,
      words: 'key',
    })),
    ...(themes.data?.data ?? []).map(({ id, name }): SearchEntry => ({
      kind: 'theme',
      title: name,
      path: buildSavedThemePath(id),
    })),
    ...(orders.data?.data ?? []).filter(isShown).map((order): SearchEntry => ({
      kind: 'order',
      title: `Order ${orderNumber(order.id)}`,
      path: '/general#orders',
      lead: `${formatLicenseName(order.visualType)}, ${lowerFirstLetter(describeOrderStatus(order).label)}`,
      words: 'invoice receipt',
    })),
  ];
}

/** Lowers the first letter for use within a sentence; the names of months keep theirs. */
function lowerFirstLetter(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
