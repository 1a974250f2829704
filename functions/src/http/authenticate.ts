import type { Operation } from '@flexa/contracts/operation';
import { createProviderWatch } from '../accounts/sign-in/provider-watch';
import { createSessionService, type Device } from '../accounts/sign-in/sessions';
import type { AnyCaller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createUserRepository } from '../accounts/users/repository';
import { authenticateEmailCaller } from '../accounts/verification/email-token';
import { createCallerAuthenticator } from './caller';
import { createLimits } from '../platform/limits';

/** The parts of a request that identify its sender. */
export interface Credentials {
  authorization: string | undefined;
  /** A token of POST /auth/step-up. */
  stepUp: string | undefined;
  device: Device;
}

/** Reads the same credentials from the headers of both transports. */
export function readCredentials(header: (name: string) => string | undefined): Credentials {
  return {
    authorization: header('Authorization'),
    stepUp: header('X-Step-Up'),
    device: { id: header('X-Device'), userAgent: header('User-Agent') },
  };
}

export function createAuthenticator(platform: Platform) {
  const sessions = createSessionService(
    platform,
    createUserRepository(platform.db),
    createLimits(platform).count,
  );
  const providers = createProviderWatch(platform);
  const authenticateCaller = createCallerAuthenticator(platform);

  /**
   * Identifies the caller by the kind of token that the operation requires.
   *
   * @throws AppError unauthenticated
   */
  return async function authenticate(
    { access }: Operation,
    { authorization, stepUp, device }: Credentials,
  ): Promise<AnyCaller> {
    if (access.kind === 'email-token') return authenticateEmailCaller(platform, authorization);
    const caller = await authenticateCaller(authorization, stepUp);
    const [id] = await Promise.all([sessions.note(caller, device), providers.note(caller)]);
    return { ...caller, device: id };
  };
}
