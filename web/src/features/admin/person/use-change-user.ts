import { MESSAGES } from '@flexa/contracts/errors';
import type { OperationInput } from '@flexa/contracts/operations';
import type { UserSummary } from '@flexa/contracts/users';
import { setUser } from '@/features/auth';
import { call } from '@/lib/api';
import { queryClient } from '@/lib/query-client';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { personQuery, reloadAdmin, reloadIfGone } from '../queries';

type Changes = Omit<OperationInput<'updateUser'>, 'id'>;

/** Changes a user, then reloads the current list. */
export function useChangeUser({ uid }: Pick<UserSummary, 'uid'>, done: string, onDone: () => void) {
  return useMutation({
    mutationFn: (changes: Changes) => call('updateUser', { id: uid, ...changes }),
    meta: { failed: MESSAGES.updateUserFailed },
    onError: reloadIfGone,
    onSuccess: async (changed) => {
      setUser(changed);
      // Cache the server's answer at once; reloading the rest takes longer.
      const { queryKey } = personQuery(uid);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, user: changed });
      onDone();
      toast.success(done);
      await reloadAdmin();
    },
  });
}
