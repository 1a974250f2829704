import { applicationDefault } from 'firebase-admin/app';
import { createRealAnswers } from './preflight/real';
import { planRollback } from './rollback/plan';

/**
 * `GCLOUD_PROJECT=… npm run rollback` restores the pages and functions of the previous release within a
 * minute and without a build. `-- --dry-run` only prints the steps.
 */
const projectId = process.env['GCLOUD_PROJECT'];
if (!projectId) {
  console.error('Name the project: GCLOUD_PROJECT=… npm run rollback');
  process.exit(1);
}
const plan = await planRollback(createRealAnswers(projectId, undefined), projectId);
if (plan.length === 0) console.log('There is no previous release.');
for (const { what, method, url, body } of plan) {
  console.log(what);
  if (process.argv.includes('--dry-run')) continue;
  const { access_token: token } = await applicationDefault().getAccessToken();
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Goog-User-Project': projectId,
    },
    body: JSON.stringify(body),
  });
  if (response.ok) continue;
  console.error(`  was refused: ${response.status} ${await response.text()}`);
  process.exitCode = 1;
}
