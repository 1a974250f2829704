import { tagged, type Capability } from '../../capability';
import { createUser } from './create-user';
import { deleteUser } from './delete-user';
import { exportUser } from './export-user';
import { getMailPreferences } from './get-mail-preferences';
import { getUser } from './get-user';
import { listFailedMails } from './list-failed-mails';
import { listMails } from './list-mails';
import { listUsers } from './list-users';
import { repeatMail } from './repeat-mail';
import { stopMails } from './stop-mails';
import { updateMailPreferences } from './update-mail-preferences';
import { updateUser } from './update-user';

export const users = {
  callable: 'users',
  operations: {
    ...tagged('Users', {
      getUser,
      createUser,
      listUsers,
      updateUser,
      deleteUser,
      exportUser,
      getMailPreferences,
      updateMailPreferences,
      stopMails,
    }),
    ...tagged('Admin', { listMails, listFailedMails, repeatMail }),
  },
} as const satisfies Capability;
