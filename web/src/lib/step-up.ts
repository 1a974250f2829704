import { create } from 'zustand';
import type { StepUpToken } from '@flexa/contracts/passkeys';
import { now } from './clock';
import { onSignOut } from './sign-out';

/** A person's step-up: a fresh sign-in, a passkey or a recovery code. */
export interface Given {
  /** Token of the fresh sign-in, which other calls don't have yet. */
  token?: string;
  stepUp?: StepUpToken;
}

/** True while a call waits for a step-up; features/account then shows its dialog. */
export const useStepUp = create<{ isAsked: boolean }>(() => ({ isAsked: false }));

let waiting: ((given: Given | null) => void)[] = [];
let held: StepUpToken | undefined;

onSignOut(() => {
  held = undefined;
  answerStepUp(null);
});

/** The token that goes along with calls while it is good. */
export function readStepUpToken(): string | undefined {
  return held && new Date(held.expiresAt) > now() ? held.token : undefined;
}

/** Asks the person; calls that need a proof at the same time share one answer. Null: they would not. */
export function askForStepUp(): Promise<Given | null> {
  useStepUp.setState({ isAsked: true });
  return new Promise((resolve) => waiting.push(resolve));
}

export function answerStepUp(given: Given | null): void {
  if (given?.stepUp) held = given.stepUp;
  const asking = waiting;
  waiting = [];
  useStepUp.setState({ isAsked: false });
  for (const resolve of asking) resolve(given);
}
