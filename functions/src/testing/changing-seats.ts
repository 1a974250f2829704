import type { OperationName } from '@flexa/contracts/routes';
import type { Case } from './changing-case';
import type { OwnApp } from './own-app';
import { addSeatedLicense } from './seats';

/** A buyer of four seats, of which the second is given to the address of someone with a profile. */
async function withSeats(app: OwnApp) {
  const { token } = await app.person('buyer');
  const { id } = await addSeatedLicense(app, 4);
  const member = await app.person('member');
  const buyer = app.caller('buyer');
  await app.get('giveSeats', buyer, { id, emails: ['member@flexa.test'] });
  return { id, token, member };
}

/** Those of them that are about seats, teams and trials. */
export const SEAT_CASES = {
  startTrial: {
    ready: async (app) => {
      const { token } = await app.person('owner');
      return { input: { uid: 'owner', visualType: 'charts', name: 'Nora' }, token };
    },
  },
  giveSeats: {
    ready: async (app) => {
      const { id, token } = await withSeats(app);
      return { input: { id, emails: ['one@flexa.test', 'two@flexa.test'] }, token };
    },
  },
  acceptSeat: {
    ready: async (app) => {
      const { id, member } = await withSeats(app);
      return { input: { id }, token: member.token };
    },
  },
  takeSeatBack: {
    ready: async (app) => {
      const { id, token, member } = await withSeats(app);
      await app.ask('acceptSeat', { id }, member.token);
      return { input: { id, seat: 1 }, token };
    },
  },
  updateTeam: {
    ready: async (app) => {
      const { token } = await withSeats(app);
      return { input: { id: 'buyer', name: 'Sales', domains: ['flexa.test'] }, token };
    },
  },
  transferTeam: {
    ready: async (app) => {
      const { id, token, member } = await withSeats(app);
      await app.ask('acceptSeat', { id }, member.token);
      return { input: { id: 'buyer', email: 'member@flexa.test' }, token };
    },
  },
  setTeamMember: {
    ready: async (app) => {
      const { token } = await withSeats(app);
      return { input: { id: 'buyer', email: 'member@flexa.test', role: 'none' }, token };
    },
  },
} satisfies Partial<Record<OperationName, Case>>;
