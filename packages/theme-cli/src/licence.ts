import { checkLicense, type PublicKey } from '@flexa/license/core';
import { EXIT, Failure } from './failure';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Requires a licence in pipelines only: the membership's report key in FLEXA_LICENCE. On a person's
 * machine the command line is free. A build without keys, such as one from the repository, requires
 * none.
 */
export function requireLicence(env: Environment, keys: readonly PublicKey[], now = new Date()) {
  const isPipeline = env['CI'] !== undefined && !['', '0', 'false'].includes(env['CI']);
  if (!isPipeline || keys.length === 0) return;
  const { isLicensed, state, message } = checkLicense(env['FLEXA_LICENCE'], {
    product: 'suite',
    now,
    keys,
  });
  if (isLicensed) return;
  const why =
    state === 'missing'
      ? 'flexa-theme is free on your machine; in a pipeline it is part of the membership.'
      : message;
  throw new Failure(
    `${why} Set FLEXA_LICENCE to the report key of your membership.`,
    EXIT.unlicensed,
  );
}
