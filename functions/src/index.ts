import { BODY_MAX_BYTES } from '@flexa/contracts/constants';
import { auditTriggerOf } from './audit/trigger';
import { processServices } from './compose';
import { limitBodies } from './http/body-limit';
import { callable } from './http/callables';
import { scheduled } from './jobs/scheduled';
import { mailTriggerOf } from './mail/trigger';
import { stripeWebhookFunction } from './payments/stripe-webhook';
import { getPlatform } from './platform/platform';

// Firestore's events come from the platform alone, and a large document makes a large one.
if (process.env.FUNCTION_SIGNATURE_TYPE !== 'cloudevent') limitBodies(BODY_MAX_BYTES);

export { api } from './http/api';
export const stripeWebhook = stripeWebhookFunction(() => processServices().payments.handleEvent);
export const watchAudit = auditTriggerOf(getPlatform);
export const sendNewMail = mailTriggerOf(() => processServices().mail);
export const {
  remindExpiring,
  archiveExpired,
  cleanUp,
  buildRevocations,
  finishSignIns,
  reconcileOrders,
  repairPurchased,
  sendDueMail,
  syncSeats,
} = scheduled(() => processServices().jobs);

export const getUser = callable('getUser');
export const createUser = callable('createUser');
export const listUsers = callable('listUsers');
export const updateUser = callable('updateUser');
export const deleteUser = callable('deleteUser');
export const exportUser = callable('exportUser');
export const listLicenses = callable('listLicenses');
export const claimFreeLicense = callable('claimFreeLicense');
export const startTrial = callable('startTrial');
export const getLicenseKey = callable('getLicenseKey');
export const verifyLicense = callable('verifyLicense');
export const getLicenseKeySet = callable('getLicenseKeySet');
export const giveSeats = callable('giveSeats');
export const listSeats = callable('listSeats');
export const acceptSeat = callable('acceptSeat');
export const takeSeatBack = callable('takeSeatBack');
export const listTeams = callable('listTeams');
export const getTeam = callable('getTeam');
export const updateTeam = callable('updateTeam');
export const setTeamMember = callable('setTeamMember');
export const transferTeam = callable('transferTeam');
export const listTeamOrders = callable('listTeamOrders');
export const getTeamReceipt = callable('getTeamReceipt');
export const buyLicense = callable('buyLicense');
export const checkSession = callable('checkSession');
export const getReceipt = callable('getReceipt');
export const listOrders = callable('listOrders');
export const getLatestOffer = callable('getLatestOffer');
export const takeOfferPlace = callable('takeOfferPlace');
export const getPayloadKeySet = callable('getPayloadKeySet');
export const createEmailToken = callable('createEmailToken');
export const sendVerificationCode = callable('sendVerificationCode');
export const verifyCode = callable('verifyCode');
