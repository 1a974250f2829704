import { Download } from 'lucide-react';
import type { OperationInput } from '@flexa/contracts/operations';
import { useAccount } from '@/features/auth';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { saveCsv } from '@/lib/save-file';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { reloadAdmin } from '../queries';

type CsvButtonProps = Pick<OperationInput<'exportUsersCsv'>, 'show' | 'search'>;

/** All users, or those who are shown, as a file. That it was taken is in the audit. */
export function CsvButton({ show, search }: CsvButtonProps) {
  const words = search?.trim();
  const isSome = show !== undefined || !!words;
  const name = [show, words && 'search'].filter(Boolean).map((part) => `${part}-`);
  const { isAdmin } = useAccount();
  const download = useMutation({
    mutationFn: () =>
      call('exportUsersCsv', { ...(show && { show }), ...(words && { search: words }) }),
    onSuccess: async (csv) => {
      saveCsv(`flexa-users-${name.join('')}${now().toISOString().slice(0, 10)}.csv`, csv);
      await reloadAdmin();
    },
  });
  // Support exports nothing.
  if (!isAdmin) return null;
  return (
    <Button
      size="sm"
      loading={download.isPending}
      onClick={() => download.mutate()}
      title={`${isSome ? 'These' : 'All'} users as a CSV file`}
    >
      <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
      CSV<span className="sr-only"> of {isSome ? 'these' : 'all'} users</span>
    </Button>
  );
}
