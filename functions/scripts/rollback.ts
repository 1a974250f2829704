import { applicationDefault } from 'firebase-admin/app';
import { createRealAnswers } from './preflight/real';
import { planRollback } from './rollback/plan';

/**
 * `GCLOUD_PROJECT=… npm run rollback` brings the pages and functions of the release before this one back, within
 * a minute and without a build. `-- --dry-run` says what it would do.
 */
const projectId = process.env['GCLOUD_PROJECT'];
if (!projectId) {
  console.error('Say where: GCLOUD_PROJECT=… npm run rollback');
  process.exit(1);
}
const plan = await planRollback(createRealAnswers(projectId, undefined), projectId);
if (plan.length === 0) console.log('There is no release before this one.');
for (const { what, method, url, body } of plan) {
  console.log(what);
  if (process.argv.includes('--dry-run')) continue;
  const { access_token: token } = await applicationDefault().getAccessToken();
  const answer = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Goog-User-Project': projectId,
    },
    body: JSON.stringify(body),
  });
  if (answer.ok) continue;
  console.error(`  was refused: ${answer.status} ${await answer.text()}`);
  process.exitCode = 1;
}
