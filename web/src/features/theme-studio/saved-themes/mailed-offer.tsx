import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '@/features/auth';
import { call } from '@/lib/api';
import { explainError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { useIdempotentCall } from '@/lib/call-once';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { forgetMailed, readMailed } from '../download/mailed-theme';
import { parseThemeText } from '../download/parse-theme-text';
import { themesQuery } from './themes-query';

/** Offers to save a theme that was mailed to this address before the account existed. */
export function MailedOffer() {
  const { email } = useAccount();
  const [isOver, setOver] = useState(false);
  const client = useQueryClient();
  const press = useIdempotentCall();
  const mailed = isOver || !email ? null : readMailed(email);
  const keep = useMutation({
    mutationFn: async () => {
      if (!mailed) return;
      const theme = parseThemeText(mailed.text);
      const content = { name: mailed.name, theme };
      await press(content, (requestId) => call('createTheme', { ...content, requestId }));
    },
    meta: { silent: true },
    onSuccess: async () => {
      toast.success(`${mailed?.name ?? 'The theme'} is in your saved themes`);
      end();
      await client.invalidateQueries({ queryKey: themesQuery.queryKey });
    },
  });
  const end = () => {
    forgetMailed();
    setOver(true);
  };

  if (!mailed) return null;
  return (
    <Notice
      tone="brand"
      className="mb-4"
      title={`${mailed.name} was sent to you by e-mail`}
      actions={
        <>
          <Button size="sm" onClick={end}>
            No, thanks
          </Button>
          <Button
            size="sm"
            variant="primary"
            loading={keep.isPending}
            onClick={() => keep.mutate()}
          >
            Save it here
          </Button>
        </>
      }
    >
      {keep.error
        ? explainError(keep.error)
        : 'You made it before you had an account. Save it here to open it in the studio and keep versions.'}
    </Notice>
  );
}
