import { tagOperations } from '../../operation';
import { acceptSeat } from './accept-seat';
import { buildForCompany } from './build-for-company';
import { claimFreeLicense } from './claim-free-license';
import { getLicenseKey } from './get-license-key';
import { getLicenseKeySet } from './get-license-key-set';
import { getRevocations } from './get-revocations';
import { giveSeats } from './give-seats';
import { listInvitations } from './list-invitations';
import { listLicenses } from './list-licenses';
import { listSeats } from './list-seats';
import { nameLicense } from './name-license';
import { readInvitation } from './read-invitation';
import { resendInvitation } from './resend-invitation';
import { revokeLicense } from './revoke-license';
import { startTrial } from './start-trial';
import { takeSeatBack } from './take-seat-back';
import { verifyLicense } from './verify-license';

export const licenses = {
  ...tagOperations('Licences', {
    claimFreeLicense,
    startTrial,
    listLicenses,
    getLicenseKey,
    buildForCompany,
    nameLicense,
    verifyLicense,
    getLicenseKeySet,
    getRevocations,
  }),
  ...tagOperations('Seats', {
    giveSeats,
    listSeats,
    acceptSeat,
    takeSeatBack,
    listInvitations,
    readInvitation,
    resendInvitation,
  }),
  ...tagOperations('Admin', { revokeLicense }),
};
