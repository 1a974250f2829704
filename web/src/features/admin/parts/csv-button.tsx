import { Download } from 'lucide-react';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { saveCsv } from '@/lib/save-file';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { reloadAdmin } from '../queries';

/** All users as a file. That it was taken is in the audit. */
export function CsvButton() {
  const download = useMutation({
    mutationFn: () => call('exportUsersCsv', {}),
    onSuccess: async (csv) => {
      saveCsv(`flexa-users-${now().toISOString().slice(0, 10)}.csv`, csv);
      await reloadAdmin();
    },
  });
  return (
    <Button
      size="sm"
      loading={download.isPending}
      onClick={() => download.mutate()}
      title="All users as a CSV file"
    >
      <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
      CSV<span className="sr-only"> of all users</span>
    </Button>
  );
}
