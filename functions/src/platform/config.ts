import { z } from 'zod';

/** Where the functions run; Hosting's rewrite in firebase.json names the same region. */
export const REGION = 'europe-west1';

const environmentSchema = z.object({
  /** Set by Cloud Functions and by the emulator. */
  GCLOUD_PROJECT: z.string().min(1),
  /** 'true' under the Functions emulator. */
  FUNCTIONS_EMULATOR: z.stringbool().default(false),
});

export interface Config {
  projectId: string;
  emulated: boolean;
}

/** Parses the environment once; throws an error that names every missing or wrong variable. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} (${issue.message})`,
    );
    throw new Error(`Set these environment variables: ${problems.join(', ')}`);
  }
  return { projectId: parsed.data.GCLOUD_PROJECT, emulated: parsed.data.FUNCTIONS_EMULATOR };
}
