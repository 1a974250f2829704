import { useState } from 'react';
import { Download } from 'lucide-react';
import { useAccount } from '@/features/auth';
import { now } from '@/lib/clock';
import { saveCsv } from '@/lib/save-file';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import { reloadAdmin } from '../queries';
import { monthChoices } from './months';

interface MonthCsvProps {
  /** What the file's name begins with: flexa-orders. */
  file: string;
  /** What is in it: "Payments". */
  what: string;
  load: (month: string) => Promise<string>;
}

/** A month of something as a file. That it was taken is in the audit. */
export function MonthCsv({ file, what, load }: MonthCsvProps) {
  const months = monthChoices(now());
  const [month = '', setMonth] = useState(months[0]?.value);
  const { isAdmin } = useAccount();
  const download = useMutation({
    mutationFn: () => load(month),
    onSuccess: async (csv) => {
      saveCsv(`${file}-${month}.csv`, csv);
      await reloadAdmin();
    },
  });
  // Support exports nothing.
  if (!isAdmin) return null;
  return (
    <>
      <Select className="w-40" label="Month" value={month} onChange={setMonth} options={months} />
      <Button
        size="sm"
        loading={download.isPending}
        onClick={() => download.mutate()}
        title={`${what} of the month as a CSV file`}
      >
        <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
        CSV<span className="sr-only"> of the month</span>
      </Button>
    </>
  );
}
