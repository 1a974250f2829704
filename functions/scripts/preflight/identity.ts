import { PASSWORD_MAX, PASSWORD_MIN } from '@flexa/contracts/constants';
import { readPath, createFinding, listAt, type Check } from './finding';

const IDENTITY = 'https://identitytoolkit.googleapis.com/admin/v2/projects';
const PROVIDERS = { 'google.com': 'Google', 'microsoft.com': 'Microsoft' };
/** Ways to sign up that the portal does not use. */
const UNUSED = { anonymous: 'without an address', phoneNumber: 'by telephone' };

/** Checks Firebase Auth: providers, password policy, domains, enumeration protection, quota of sign-ups. */
export const checkIdentity: Check = async (answers, { projectId, portalUrl }) => {
  const config = await answers.get(`${IDENTITY}/${projectId}/config`);
  const idps = await answers.get(`${IDENTITY}/${projectId}/defaultSupportedIdpConfigs`);
  const page = `https://console.firebase.google.com/project/${projectId}/authentication`;
  const patch = (mask: string, body: object) =>
    `curl -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "X-Goog-User-Project: ${projectId}" -H "Content-Type: application/json" "${IDENTITY}/${projectId}/config?updateMask=${mask}" -d '${JSON.stringify(body)}'`;

  const policy = readPath(config, 'passwordPolicyConfig');
  const rules = readPath(policy, 'passwordPolicyVersions', 0, 'customStrengthOptions');
  const hasPolicy =
    readPath(policy, 'passwordPolicyEnforcementState') === 'ENFORCE' &&
    readPath(rules, 'minPasswordLength') === PASSWORD_MIN &&
    readPath(rules, 'maxPasswordLength') === PASSWORD_MAX &&
    ['containsUppercaseCharacter', 'containsLowercaseCharacter', 'containsNumericCharacter'].every(
      (rule) => readPath(rules, rule) === true,
    );
  const { hostname } = new URL(portalUrl);
  return [
    createFinding(
      'Sign-in by e-mail and password is on',
      readPath(config, 'signIn', 'email', 'enabled') === true &&
        readPath(config, 'signIn', 'email', 'passwordRequired') === true,
      patch('signIn.email', { signIn: { email: { enabled: true, passwordRequired: true } } }),
    ),
    ...Object.entries(PROVIDERS).map(([id, name]) =>
      createFinding(
        `Sign-in with ${name} is on`,
        listAt(idps, 'defaultSupportedIdpConfigs').some(
          (idp) =>
            String(readPath(idp, 'name')).endsWith(`/${id}`) && readPath(idp, 'enabled') === true,
        ),
        `Switch ${name} on: ${page}/providers`,
      ),
    ),
    createFinding(
      `Passwords have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters with a digit, a lower-case and an upper-case letter`,
      hasPolicy,
      patch('passwordPolicyConfig', {
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [
            {
              customStrengthOptions: {
                minPasswordLength: PASSWORD_MIN,
                maxPasswordLength: PASSWORD_MAX,
                containsUppercaseCharacter: true,
                containsLowercaseCharacter: true,
                containsNumericCharacter: true,
              },
            },
          ],
        },
      }),
    ),
    createFinding(
      'Nobody learns from the sign-in which addresses have an account',
      readPath(config, 'emailPrivacyConfig', 'enableImprovedEmailPrivacy') === true,
      patch('emailPrivacyConfig', { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    ),
    createFinding(
      `${hostname} is an authorised domain`,
      listAt(config, 'authorizedDomains').includes(hostname),
      `Add it: ${page}/settings`,
    ),
    createFinding(
      'One account for each address',
      readPath(config, 'signIn', 'allowDuplicateEmails') !== true,
      patch('signIn.allowDuplicateEmails', { signIn: { allowDuplicateEmails: false } }),
    ),
    createFinding(
      'Accounts are deleted by the API alone',
      readPath(config, 'client', 'permissions', 'disabledUserDeletion') === true,
      patch('client.permissions.disabledUserDeletion', {
        client: { permissions: { disabledUserDeletion: true } },
      }),
    ),
    createFinding(
      'The identity service asks guardSignIns before a sign-in',
      JSON.stringify(readPath(config, 'blockingFunctions', 'triggers', 'beforeSignIn') ?? null)
        .toLowerCase()
        .includes('guardsignins'),
      `npm run release -- ${projectId}`,
    ),
    createFinding(
      'Visitors can sign up',
      readPath(config, 'client', 'permissions', 'disabledUserSignup') !== true,
      patch('client.permissions.disabledUserSignup', {
        client: { permissions: { disabledUserSignup: false } },
      }),
    ),
    ...Object.entries(UNUSED).map(([method, name]) =>
      createFinding(
        `Nobody signs up ${name}`,
        readPath(config, 'signIn', method, 'enabled') !== true,
        patch(`signIn.${method}.enabled`, { signIn: { [method]: { enabled: false } } }),
      ),
    ),
    createFinding(
      'Sign-ups have a quota',
      Number(readPath(config, 'quota', 'signUpQuotaConfig', 'quota') ?? 0) > 0,
      `Set one for each hour and address: ${page}/settings`,
    ),
  ];
};
