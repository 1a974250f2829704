import { z } from 'zod';
import { findAddressFault, findPortalUrl, portalSettings } from '../src/platform/portal-address';
import { readPath } from './preflight/finding';
import { createRealAnswers } from './preflight/real';
import { formatReport, runChecks } from './preflight/report';

/**
 * `npm run preflight` lists what the project of GCLOUD_PROJECT lacks, each with a command that sets it up. It reads the
 * project with application default credentials and STRIPE_SECRET_KEY;
 * PORTAL_ENVIRONMENT with its address, MAIL_FROM, STRIPE_TAX and STRIPE_ACCOUNT_TAX_IDS are the project's settings.
 */
async function checkProject(projectId: string) {
  const answers = createRealAnswers(projectId, process.env['STRIPE_SECRET_KEY']);
  const { MAIL_FROM, STRIPE_TAX, STRIPE_ACCOUNT_TAX_IDS } = process.env;
  const settings = z.object(portalSettings).parse(process.env);
  const fault = findAddressFault(settings, true);
  const portalUrl = findPortalUrl(settings);
  const mailDomain = /@([\w.-]+)/.exec(MAIL_FROM ?? '')?.[1];
  if (fault) throw new Error(`${fault.setting} ${fault.message}`);
  if (!portalUrl || !mailDomain) throw new Error('Set MAIL_FROM too');
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`;
  const projectNumber = String(readPath(await answers.get(url), 'projectNumber'));
  return runChecks(answers, {
    projectId,
    projectNumber,
    portalUrl,
    mailDomain,
    addsTax: STRIPE_TAX === 'true',
    accountTaxIds: STRIPE_ACCOUNT_TAX_IDS?.split(',') ?? [],
  });
}

const project = process.env['GCLOUD_PROJECT'];
if (!project) throw new Error('Set GCLOUD_PROJECT to the project to check');
const sections = await checkProject(project);
console.log(formatReport(sections).join('\n'));
if (sections.some(({ findings }) => findings.some(({ ok }) => !ok))) process.exitCode = 1;
