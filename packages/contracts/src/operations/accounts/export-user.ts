import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { userExportSchema } from '../../users';
import {
  billingOwner,
  freeLicense,
  moment,
  openTicket,
  paidLicense,
  seat,
  team,
  theme,
  themeSummary,
  uid,
  user,
} from '../samples';

export const exportUser = defineOperation({
  method: 'get',
  path: '/users/{uid}/export',
  access: { kind: 'self', owner: 'uid' },
  summary: 'Returns all data held about the user',
  input: z.strictObject({ uid: uidSchema }),
  output: userExportSchema,
  errors: ['not-found'],
  callable: 'users',
  stepUp: () => true,
  limit: { points: 10, seconds: 3600, by: 'caller', lasting: true },
  atOnce: 1,
  example: {
    input: { uid },
    output: {
      exportedAt: moment,
      user,
      licenses: [paidLicense, freeLicense],
      offerPlaces: [{ offerId: 'launch', takenAt: moment }],
      signIn: {
        emailVerified: true,
        providers: ['password'],
        createdAt: 'Mon, 02 Mar 2026 09:30:00 GMT',
        lastSignInAt: null,
      },
      passkeys: [{ name: 'MacBook', createdAt: moment, lastUsedAt: null }],
      devices: [{ device: 'Chrome on macOS', firstSeenAt: moment, lastSignInAt: moment }],
      orders: [],
      themes: [],
      mails: [
        {
          id: 'granted-free-launch',
          template: 'license-granted',
          state: 'sent',
          createdAt: moment,
          sentAt: moment,
        },
      ],
      mailPreferences: { reminders: true },
      waitList: ['suite'],
      tickets: [openTicket],
      seats: [{ ...seat, licenseId: paidLicense.id }],
      teams: [{ ...team, role: 'owner' }],
      billingContactFor: [{ ...billingOwner, confirmedAt: moment }],
      teamThemes: [{ team: uid, name: themeSummary.name, version: 2, savedAt: moment, theme }],
      audit: [{ id: 'entry', action: 'user.update', changes: { name: 'changed' }, at: moment }],
    },
  },
});
