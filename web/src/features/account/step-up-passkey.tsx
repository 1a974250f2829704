import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { z } from 'zod';
import type { RequestOptions } from '@flexa/contracts/passkeys';
import { call } from '@/lib/api';
import { showPasskey } from '@/lib/passkey';
import { answerStepUp } from '@/lib/step-up';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { describePasskeyFailure } from './passkey-message';

const schema = z.object({ code: z.string().trim().min(1, 'Enter a recovery code') });

interface ShowPasskeyProps {
  options: RequestOptions;
  /** True if a recovery code can replace the passkey. */
  hasCodes: boolean;
}

/** Asks for a passkey, or for a recovery code instead. */
export function ShowPasskey({ options, hasCodes }: ShowPasskeyProps) {
  // A challenge works once.
  const [challenge, setChallenge] = useState<RequestOptions | null>(options);
  const [isTyping, setTyping] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const code = useServerForm({
    schema,
    defaultValues: { code: '' },
    send: async (values) =>
      answerStepUp({ stepUp: await call('stepUp', { recoveryCode: values.code }) }),
    explain: (error) => ({ message: describePasskeyFailure(error) }),
  });

  async function provePasskey() {
    setBusy(true);
    setFailure(undefined);
    try {
      const request = challenge ?? (await call('startStepUp', {})).passkey;
      setChallenge(null);
      const proof = request ? { response: await showPasskey(request) } : {};
      answerStepUp({ stepUp: await call('stepUp', proof) });
    } catch (error) {
      setFailure(describePasskeyFailure(error));
    }
    setBusy(false);
  }

  const message = isTyping ? code.failure : failure;
  return (
    <div className="grid gap-4">
      {message && <Notice tone="danger" title={message} />}
      {isTyping ? (
        <form noValidate onSubmit={code.onSubmit} className="grid gap-4">
          <TextField
            label="Recovery code"
            placeholder="xxxxx-xxxxx"
            autoComplete="off"
            spellCheck={false}
            {...code.field('code')}
          />
          <Button
            type="submit"
            variant="primary"
            loading={code.isSubmitting}
            className="justify-self-start"
          >
            Confirm
          </Button>
        </form>
      ) : (
        <Button variant="primary" loading={isBusy} onClick={() => void provePasskey()}>
          <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Use a passkey
        </Button>
      )}
      {hasCodes && (
        <button
          type="button"
          className="touch-target justify-self-start rounded-6 text-14 font-medium text-brand-text hover:underline"
          onClick={() => setTyping(!isTyping)}
        >
          {isTyping ? 'Use a passkey' : 'Use a recovery code'}
        </button>
      )}
    </div>
  );
}
