import { z } from 'zod';
import { findAddressFault, findPortalUrl, portalSettings } from '../src/platform/portal-address';
import { at } from './preflight/finding';
import { realAnswers } from './preflight/real';
import { RECORDED, recordedAnswers } from './preflight/recorded';
import { linesOf, look } from './preflight/report';

/**
 * `npm run preflight` says line by line what a project lacks, with the command that mends it: the project of
 * GCLOUD_PROJECT, which PORTAL_ENVIRONMENT with its address, MAIL_FROM, STRIPE_TAX and STRIPE_ACCOUNT_TAX_IDS belong to, read with application default credentials and
 * STRIPE_SECRET_KEY; or, without one, a project that is not there, from recorded answers.
 */
async function ofProject(projectId: string) {
  const answers = realAnswers(projectId, process.env['STRIPE_SECRET_KEY']);
  const { MAIL_FROM, STRIPE_TAX, STRIPE_ACCOUNT_TAX_IDS } = process.env;
  const settings = z.object(portalSettings).parse(process.env);
  const fault = findAddressFault(settings, true);
  const portalUrl = findPortalUrl(settings);
  const mailDomain = /@([\w.-]+)/.exec(MAIL_FROM ?? '')?.[1];
  if (fault) throw new Error(`${fault.setting} ${fault.message}`);
  if (!portalUrl || !mailDomain) throw new Error('Set MAIL_FROM too');
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`;
  const projectNumber = String(at(await answers.get(url), 'projectNumber'));
  return look(answers, {
    projectId,
    projectNumber,
    portalUrl,
    mailDomain,
    addsTax: STRIPE_TAX === 'true',
    accountTaxIds: STRIPE_ACCOUNT_TAX_IDS?.split(',') ?? [],
  });
}

const project = process.env['GCLOUD_PROJECT'];
const sections = await (project ? ofProject(project) : look(await recordedAnswers(), RECORDED));
console.log(linesOf(sections).join('\n'));
if (project && sections.some(({ findings }) => findings.some(({ ok }) => !ok)))
  process.exitCode = 1;
