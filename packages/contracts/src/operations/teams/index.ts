import { tagOperations } from '../../operation';
import { confirmBillingContact } from './confirm-billing-contact';
import { getTeam } from './get-team';
import { leaveBillingContact } from './leave-billing-contact';
import { listTeams } from './list-teams';
import { readBillingRequest } from './read-billing-request';
import { removeBillingContact } from './remove-billing-contact';
import { setBillingContact } from './set-billing-contact';
import { setTeamMember } from './set-team-member';
import { transferTeam } from './transfer-team';
import { updateTeam } from './update-team';

export const teams = tagOperations('Teams', {
  listTeams,
  getTeam,
  updateTeam,
  setTeamMember,
  transferTeam,
  setBillingContact,
  removeBillingContact,
  readBillingRequest,
  confirmBillingContact,
  leaveBillingContact,
});
