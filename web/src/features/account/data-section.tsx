import { useState } from 'react';
import { Download } from 'lucide-react';
import { formatCount } from '@flexa/contracts/format';
import type { User } from '@flexa/contracts/users';
import { call } from '@/lib/api';
import { saveFile } from '@/lib/save-file';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { DeleteAccountDialog } from './delete-account-dialog';
import { Row, Section } from './section';

export function DataSection({ user }: { user: User }) {
  const [isDeleting, setDeleting] = useState(false);
  const active = user.props.licenses.length;
  const download = useMutation({
    mutationFn: () => call('exportUser', { uid: user.uid }),
    onSuccess: (data) => saveFile('flexa-my-data.json', JSON.stringify(data, null, 2)),
  });

  return (
    <div className="grid gap-3">
      <Section id="data" title="Your data">
        <Row
          label="Export your data"
          action={
            <Button size="sm" loading={download.isPending} onClick={() => download.mutate()}>
              <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Export
            </Button>
          }
        >
          <span className="text-muted">Profile, licences, orders and themes in one JSON file</span>
        </Row>
      </Section>
      <div className="rounded-10 border border-danger-line bg-raised">
        <Row
          label="Delete account"
          stacked
          action={
            <Button variant="danger" size="sm" onClick={() => setDeleting(true)}>
              Delete account…
            </Button>
          }
        >
          <span className="text-muted">
            {active > 0 &&
              `Ends ${active === 1 ? 'your' : 'all'} ${formatCount(active, 'active licence')}. `}
            Deletes your profile and themes. Order records are kept without your name.
          </span>
        </Row>
      </div>
      <DeleteAccountDialog user={user} open={isDeleting} onOpenChange={setDeleting} />
    </div>
  );
}
