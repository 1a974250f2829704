import { Download } from 'lucide-react';
import { useAccount } from '@/features/auth';
import { now } from '@/lib/clock';
import { saveCsv } from '@/lib/save-file';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { reloadAdmin } from '../queries';

interface CsvButtonProps {
  /** Beginning of the file's name, such as "flexa-users". */
  file: string;
  /** Month of the content; without one the file is named by today's date. */
  month?: string | undefined;
  /** Content of the file, such as "All users". */
  what: string;
  load: () => Promise<string>;
}

/** Downloads a list as CSV. The server records each export in the audit log. */
export function CsvButton({ file, month, what, load }: CsvButtonProps) {
  const { isAdmin } = useAccount();
  const download = useMutation({
    mutationFn: load,
    onSuccess: async (csv) => {
      saveCsv(`${file}-${month ?? now().toISOString().slice(0, 10)}.csv`, csv);
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
      title={`${what} as a CSV file`}
    >
      <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
      CSV<span className="sr-only"> of {what.charAt(0).toLowerCase() + what.slice(1)}</span>
    </Button>
  );
}
