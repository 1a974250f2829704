import { create } from 'zustand';
import type { StepUpToken } from '@flexa/contracts/passkeys';
import { now } from './clock';
import { onSignOut } from './sign-out';

/** What a person has given to prove who they are: a fresh sign-in, a passkey, or a code in its place. */
export interface Given {
  /** Of the fresh sign-in, which other calls do not know yet. */
  token?: string;
  stepUp?: StepUpToken;
}

/** Whether a call waits for a proof; the dialog of features/account shows itself then. */
export const useStepUp = create<{ isAsked: boolean }>(() => ({ isAsked: false }));

let waiting: ((given: Given | null) => void)[] = [];
let held: StepUpToken | undefined;

onSignOut(() => {
  held = undefined;
  answerStepUp(null);
});

/** The token that goes along with calls while it is good. */
export function heldStepUp(): string | undefined {
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
