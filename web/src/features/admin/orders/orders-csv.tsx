import { useState } from 'react';
import { Download } from 'lucide-react';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { saveCsv } from '@/lib/save-file';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import { reloadAdmin } from '../queries';
import { monthsUntil } from './order-filters';

const monthName = new Intl.DateTimeFormat('en-GB', {
  ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
});

/** What was paid in a month, as a file for the books. That it was taken is in the audit. */
export function OrdersCsv() {
  const months = monthsUntil(now());
  const [month = '', setMonth] = useState(months[0]);
  const download = useMutation({
    mutationFn: () => call('exportOrdersCsv', { month }),
    onSuccess: async (csv) => {
      saveCsv(`flexa-orders-${month}.csv`, csv);
      await reloadAdmin();
    },
  });
  return (
    <>
      <Select
        className="w-40"
        label="Month"
        value={month}
        onChange={setMonth}
        options={months.map((value) => ({
          value,
          label: monthName.format(new Date(`${value}-01T00:00:00Z`)),
        }))}
      />
      <Button
        size="sm"
        loading={download.isPending}
        onClick={() => download.mutate()}
        title="Payments of the month as a CSV file"
      >
        <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
        CSV<span className="sr-only"> of the month</span>
      </Button>
    </>
  );
}
