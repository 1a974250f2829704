import { useMutation } from '@tanstack/react-query';
import { MESSAGES } from '@contracts/errors';
import type { OperationInput } from '@contracts/operations';
import type { UserSummary } from '@contracts/users';
import { setUser } from '@/features/auth';
import { call } from '@/lib/api';
import { toast } from '@/lib/toast';
import { reloadAdmin } from './queries';

type Changes = Omit<OperationInput<'updateUser'>, 'id'>;

/** Changes somebody; then the list is asked for again as it stands. */
export function useChangeUser({ uid }: Pick<UserSummary, 'uid'>, done: string, onDone: () => void) {
  return useMutation({
    mutationFn: (changes: Changes) => call('updateUser', { id: uid, ...changes }),
    meta: { failed: MESSAGES.updateUserFailed },
    onSuccess: async (changed) => {
      setUser(changed);
      await reloadAdmin();
      toast.success(done);
      onDone();
    },
  });
}
