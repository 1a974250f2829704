import { Download } from 'lucide-react';
import type { UserFilter } from '@flexa/contracts/users';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { saveCsv } from '@/lib/save-file';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { reloadAdmin } from '../queries';

/** All users, or those who are shown, as a file. That it was taken is in the audit. */
export function CsvButton({ show }: { show?: UserFilter | undefined }) {
  const download = useMutation({
    mutationFn: () => call('exportUsersCsv', show ? { show } : {}),
    onSuccess: async (csv) => {
      saveCsv(`flexa-users-${show ? `${show}-` : ''}${now().toISOString().slice(0, 10)}.csv`, csv);
      await reloadAdmin();
    },
  });
  return (
    <Button
      size="sm"
      loading={download.isPending}
      onClick={() => download.mutate()}
      title={`${show ? 'These' : 'All'} users as a CSV file`}
    >
      <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
      CSV<span className="sr-only"> of {show ? 'these' : 'all'} users</span>
    </Button>
  );
}
