import { describeError } from '@flexa/contracts/describe-error';
import { checkDatabase } from './database';
import type { Answers, Check, Finding, Target } from './finding';
import { checkFunctions } from './functions';
import { checkIdentity } from './identity';
import { checkMailDns, checkStripe } from './outside';
import { checkStripeKey } from './stripe-key';

const CHECKS: Record<string, Check> = {
  'Firebase Auth': checkIdentity,
  Firestore: checkDatabase,
  Functions: checkFunctions,
  Stripe: checkStripe,
  "Stripe's key": checkStripeKey,
  Mail: checkMailDns,
};

/** Runs all checks, each under its heading. A check that fails to run is a finding too. */
export async function runChecks(
  answers: Answers,
  target: Target,
): Promise<{ heading: string; findings: Finding[] }[]> {
  return Promise.all(
    Object.entries(CHECKS).map(async ([heading, check]) => {
      try {
        return { heading, findings: await check(answers, target) };
      } catch (error) {
        const reason = describeError(error);
        return {
          heading,
          findings: [{ what: reason, ok: false, fix: 'Is it switched on, and may you read it?' }],
        };
      }
    }),
  );
}

/** Formats the report as lines. Below each missing part it shows the command that fixes it. */
export function formatReport(
  sections: readonly { heading: string; findings: Finding[] }[],
): string[] {
  const allFindings = sections.flatMap(({ findings }) => findings);
  const missing = allFindings.filter(({ ok }) => !ok).length;
  const lines = sections.flatMap(({ heading, findings }) => [
    heading,
    ...findings.flatMap(({ what, ok, fix }) =>
      ok ? [`  ok       ${what}`] : [`  missing  ${what}`, `           ${fix}`],
    ),
  ]);
  return [
    ...lines,
    '',
    missing === 0
      ? `All ${allFindings.length} are there.`
      : `${missing} of ${allFindings.length} are missing.`,
  ];
}
