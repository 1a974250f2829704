import { STEP_UP_MS } from '@flexa/contracts/constants';
import type { FreshProof } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { isStepUpToken, type Bearer } from './step-up-token';

interface SignIn extends Bearer {
  byPasskey: boolean;
}

/**
 * Returns the strongest proof of identity that the caller gave within STEP_UP_MS. In `monitor` mode a missing
 * token passes; an invalid one never does.
 */
export async function findFreshProof(
  platform: Pick<Platform, 'config' | 'clock'>,
  signIn: SignIn,
  stepUp: string | undefined,
): Promise<FreshProof> {
  const { config, clock } = platform;
  const isShown =
    stepUp === undefined
      ? config.stepUp === 'monitor'
      : await isStepUpToken(platform, stepUp, signIn);
  if (isShown) return 'passkey';
  const isFresh = clock().getTime() - signIn.signedInAt.getTime() <= STEP_UP_MS;
  if (!isFresh) return 'none';
  return signIn.byPasskey ? 'passkey' : 'sign-in';
}
