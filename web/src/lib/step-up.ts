import { create } from 'zustand';
import type { StepUpToken } from '@flexa/contracts/passkeys';
import { now } from './clock';
import { onSignOut } from './sign-out';

/** A person's step-up: a fresh sign-in, a passkey or a recovery code. */
export interface StepUpAnswer {
  /** Token of the fresh sign-in, which other calls don't have yet. */
  token?: string;
  stepUp?: StepUpToken;
}

/** True while a call waits for a step-up; features/account then shows its dialog. */
export const useStepUp = create<{ isAsked: boolean }>(() => ({ isAsked: false }));

let pendingCalls: ((answer: StepUpAnswer | null) => void)[] = [];
let currentToken: StepUpToken | undefined;

onSignOut(() => {
  currentToken = undefined;
  answerStepUp(null);
});

/** Returns the token to send with calls while it is valid. */
export function readStepUpToken(): string | undefined {
  return currentToken && new Date(currentToken.expiresAt) > now() ? currentToken.token : undefined;
}

/** Asks the person for a step-up. Concurrent calls share one answer; null means the person declined. */
export function askForStepUp(): Promise<StepUpAnswer | null> {
  useStepUp.setState({ isAsked: true });
  return new Promise((resolve) => pendingCalls.push(resolve));
}

export function answerStepUp(answer: StepUpAnswer | null): void {
  if (answer?.stepUp) currentToken = answer.stepUp;
  const answeredCalls = pendingCalls;
  pendingCalls = [];
  useStepUp.setState({ isAsked: false });
  for (const resolve of answeredCalls) resolve(answer);
}
