import { useState } from 'react';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { signInWithProvider, type SocialProvider } from './sign-in';
import type { SignInResult } from './sign-in-result';

interface SocialButtonsProps {
  /** Puts the buttons side by side, labelled with only the provider's name. */
  compact?: boolean;
  /** Locked while another sign-in is under way. */
  locked: boolean;
  onBusy: (busy: boolean) => void;
  onResult: (result: SignInResult) => void;
}

export function SocialButtons({ compact = false, locked, onBusy, onResult }: SocialButtonsProps) {
  const [busy, setBusy] = useState<SocialProvider | null>(null);

  async function start(provider: SocialProvider) {
    setBusy(provider);
    onBusy(true);
    onResult({});
    onResult(await signInWithProvider(provider));
    setBusy(null);
    onBusy(false);
  }

  return (
    <div className={cn('grid gap-2.5', compact && 'grid-cols-2')}>
      {(['Google', 'Microsoft'] as const).map((provider) => {
        const Logo = LOGOS[provider];
        return (
          <Button
            key={provider}
            size="lg"
            aria-label={`Continue with ${provider}`}
            loading={busy === provider}
            disabled={locked && busy !== provider}
            onClick={() => void start(provider)}
          >
            <Logo />
            {compact ? provider : `Continue with ${provider}`}
          </Button>
        );
      })}
    </div>
  );
}

/** The providers' own marks, in the colours their guidelines ask for. */
const LOGOS = {
  Google: () => (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24">
      <path
        className="fill-google-blue"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8.1z"
      />
      <path
        className="fill-google-green"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.5-2.7c-1 .7-2.2 1.1-3.8 1.1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23z"
      />
      <path
        className="fill-google-yellow"
        d="M5.8 14.2a6.6 6.6 0 0 1 0-4.3V7H2.2a11 11 0 0 0 0 9.9z"
      />
      <path
        className="fill-google-red"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7l3.6 2.9C6.7 7.3 9.1 5.4 12 5.4z"
      />
    </svg>
  ),
  Microsoft: () => (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 21 21">
      <path className="fill-microsoft-red" d="M0 0h10v10H0z" />
      <path className="fill-microsoft-green" d="M11 0h10v10H11z" />
      <path className="fill-microsoft-blue" d="M0 11h10v10H0z" />
      <path className="fill-microsoft-yellow" d="M11 11h10v10H11z" />
    </svg>
  ),
};
