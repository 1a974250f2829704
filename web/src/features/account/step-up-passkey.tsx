import { useState, type FormEvent } from 'react';
import { KeyRound } from 'lucide-react';
import type { ParsedInput } from '@flexa/contracts/operations';
import type { RequestOptions } from '@flexa/contracts/passkeys';
import { call } from '@/lib/api';
import { showPasskey } from '@/lib/passkey';
import { answerStepUp } from '@/lib/step-up';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { passkeyMessage } from './passkey-message';

interface ShowPasskeyProps {
  options: RequestOptions;
  /** True if a recovery code can replace the passkey. */
  hasCodes: boolean;
}

/** Proves who is there with a passkey, or with a recovery code in its place. */
export function ShowPasskey({ options, hasCodes }: ShowPasskeyProps) {
  // A challenge is good for one try.
  const [challenge, setChallenge] = useState<RequestOptions | null>(options);
  const [isTyping, setTyping] = useState(false);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function prove(proof: () => Promise<ParsedInput<'stepUp'>>) {
    setBusy(true);
    setFailure(undefined);
    try {
      answerStepUp({ stepUp: await call('stepUp', await proof()) });
    } catch (error) {
      setFailure(passkeyMessage(error));
    }
    setBusy(false);
  }

  async function passkey() {
    const asked = challenge ?? (await call('startStepUp', {})).passkey;
    setChallenge(null);
    return asked ? { response: await showPasskey(asked) } : {};
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && code.trim() !== '') void prove(async () => ({ recoveryCode: code.trim() }));
  }

  return (
    <div className="grid gap-4">
      {failure && <Notice tone="danger" title={failure} />}
      {isTyping ? (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label="Recovery code"
            placeholder="xxxxx-xxxxx"
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="primary" loading={isBusy} className="justify-self-start">
            Confirm
          </Button>
        </form>
      ) : (
        <Button variant="primary" loading={isBusy} onClick={() => void prove(passkey)}>
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
