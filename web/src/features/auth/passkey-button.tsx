import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { hasPasskeys } from '@/lib/passkey';
import { Button } from '@/ui/button';
import { useHydrated } from '@/ui/use-hydrated';
import { signInWithPasskey } from './passkey-sign-in';
import type { SignInResult } from './sign-in-result';

interface PasskeyButtonProps {
  /** Locked while another sign-in is under way. */
  locked: boolean;
  onBusy: (busy: boolean) => void;
  onResult: (result: SignInResult) => void;
}

/** Signs in with a passkey, if the browser supports them. */
export function PasskeyButton({ locked, onBusy, onResult }: PasskeyButtonProps) {
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    onBusy(true);
    onResult({});
    onResult(await signInWithPasskey());
    setBusy(false);
    onBusy(false);
  }

  return (
    <Button
      size="lg"
      className="mt-2.5 w-full"
      loading={isBusy}
      disabled={(locked && !isBusy) || (isHydrated && !hasPasskeys())}
      onClick={() => void start()}
    >
      <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-5" />
      Sign in with a passkey
    </Button>
  );
}
