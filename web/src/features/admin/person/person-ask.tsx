import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { NAME_MAX } from '@flexa/contracts/constants';
import { MESSAGES } from '@flexa/contracts/errors';
import { nameSchema } from '@flexa/contracts/fields';
import type { UserSummary } from '@flexa/contracts/users';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { explainError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { useServerForm } from '@/lib/use-server-form';
import { TextField } from '@/ui/text-field';
import { usePersonAddress, type Ask } from '../address';
import { reloadAdmin, reloadIfGone } from '../queries';
import { AskFrame } from './ask-frame';
import { GrantForm } from './grant-form';
import { useLockOut } from './lock-out';
import { useChangeUser } from './use-change-user';

interface QuestionProps {
  user: UserSummary;
  /** Removes the question from the address. */
  onDone: () => void;
}

/** Shows the question about a person that the address names. */
export function PersonAsk({ ask, user }: { ask: Ask; user: UserSummary }) {
  const navigate = useNavigate();
  const { personPath } = usePersonAddress();
  const { reason } = useLockOut(user);
  const onDone = () => void navigate(personPath(user.uid), { replace: true });

  switch (ask) {
    case 'edit':
      return <EditName user={user} onDone={onDone} />;
    case 'grant':
      return <GrantForm user={user} onDone={onDone} />;
    case 'admin':
      return user.isAdmin && reason ? null : <AskAdmin user={user} onDone={onDone} />;
    case 'support':
      return user.isAdmin && reason ? null : <AskSupport user={user} onDone={onDone} />;
    case 'disable':
      return !user.disabled && reason ? null : <AskDisable user={user} onDone={onDone} />;
    case 'delete':
      return reason ? null : <AskDelete user={user} />;
  }
}

const nameForm = z.object({ name: nameSchema });

function EditName({ user, onDone }: QuestionProps) {
  const save = useChangeUser(user, 'Name saved', onDone);
  const { form, field, failure, isSubmitting, onSubmit } = useServerForm({
    schema: nameForm,
    defaultValues: { name: user.name },
    send: (changes) => save.mutateAsync(changes),
    explain: (error) => ({ message: explainError(error, MESSAGES.updateUserFailed) }),
  });
  const trimmed = useWatch({ control: form.control, name: 'name' }).trim();
  return (
    <AskFrame
      title="Edit name"
      action="Save"
      canSubmit={trimmed !== '' && trimmed !== user.name}
      isPending={isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
      onCancel={onDone}
    >
      <TextField
        className="mt-3"
        label="Name"
        hint="Used on licences from now on"
        autoComplete="off"
        maxLength={NAME_MAX}
        {...field('name')}
      />
    </AskFrame>
  );
}

function AskAdmin({ user: now, onDone }: QuestionProps) {
  // Keeps the question as it was asked while its answer changes the user.
  const [user] = useState(now);
  const texts = user.isAdmin
    ? {
        title: `Remove ${user.name}’s admin rights?`,
        action: 'Remove admin',
        done: 'is no longer an admin',
      }
    : { title: `Make ${user.name} an admin?`, action: 'Make admin', done: 'is now an admin' };
  const save = useChangeUser(user, `${user.name} ${texts.done}`, onDone);
  return (
    <AskFrame
      title={texts.title}
      action={texts.action}
      tone={user.isAdmin ? 'danger' : 'primary'}
      isPending={save.isPending}
      error={save.error}
      failed={MESSAGES.updateUserFailed}
      onSubmit={() => save.mutate({ isAdmin: !user.isAdmin })}
      onCancel={onDone}
    >
      <p className="mt-1 text-muted">
        {user.isAdmin
          ? 'They are signed out right away and lose access to this area.'
          : 'Admins can see and change every user, grant licences and refund orders.'}
      </p>
    </AskFrame>
  );
}

function AskSupport({ user: now, onDone }: QuestionProps) {
  const [user] = useState(now);
  const { isAdmin, isSupport, name } = user;
  const done = isSupport ? 'is no longer in support' : 'is now in support';
  const save = useChangeUser(user, `${name} ${done}`, onDone);
  return (
    <AskFrame
      title={isSupport ? `Remove ${name} from support?` : `Add ${name} to support?`}
      action={isSupport ? 'Remove from support' : 'Add to support'}
      tone={isSupport || isAdmin ? 'danger' : 'primary'}
      isPending={save.isPending}
      error={save.error}
      failed={MESSAGES.updateUserFailed}
      onSubmit={() => save.mutate({ isSupport: !isSupport })}
      onCancel={onDone}
    >
      <p className="mt-1 text-muted">
        {isSupport
          ? 'They are signed out right away and lose access to this area.'
          : 'Support sees every user and order and answers tickets, but can’t refund, grant or export.'}
        {isAdmin && ' They lose their admin rights and are signed out right away.'}
      </p>
    </AskFrame>
  );
}

function AskDisable({ user: now, onDone }: QuestionProps) {
  const [user] = useState(now);
  const save = useChangeUser(
    user,
    `${user.name} ${user.disabled ? 'can sign in again' : 'is disabled'}`,
    onDone,
  );
  return (
    <AskFrame
      title={user.disabled ? `Enable ${user.name}?` : `Disable ${user.name}?`}
      action={user.disabled ? 'Enable' : 'Disable'}
      tone={user.disabled ? 'primary' : 'danger'}
      isPending={save.isPending}
      error={save.error}
      failed={MESSAGES.updateUserFailed}
      onSubmit={() => save.mutate({ disabled: !user.disabled })}
      onCancel={onDone}
    >
      <p className="mt-1 text-muted">
        {user.disabled
          ? 'They can sign in again, and everything is as they left it.'
          : 'They are signed out right away and can’t sign in. Licences and orders stay.'}
      </p>
    </AskFrame>
  );
}

function AskDelete({ user }: Pick<QuestionProps, 'user'>) {
  const navigate = useNavigate();
  const { listPath, personPath } = usePersonAddress();
  const [typed, setTyped] = useState('');
  // The server refuses while others hold seats of the team. After that warning the next click ends
  // the team too.
  const [endsTeam, setEndsTeam] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      call('deleteUser', {
        id: user.uid,
        uid: user.uid,
        ...(endsTeam && { team: 'end' as const }),
      }),
    meta: { failed: MESSAGES.deleteUserFailed },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'team-in-use') setEndsTeam(true);
      reloadIfGone(error);
    },
    onSuccess: async () => {
      // Close the drawer first, or it would request the deleted person.
      await navigate(listPath, { replace: true });
      await reloadAdmin();
      // The focus is lost with the deleted person's row.
      const { activeElement } = document;
      const isLost = activeElement === document.body;
      if (isLost || activeElement?.matches(`[data-person="${CSS.escape(user.uid)}"]`)) {
        document.getElementById('main')?.focus();
      }
      toast.success(`${user.name} was deleted`);
    },
  });
  const isConfirmed = typed.trim().toLowerCase() === user.email.toLowerCase();
  return (
    <AskFrame
      title={`Delete ${user.name}?`}
      action={endsTeam ? 'Delete person and team' : 'Delete permanently'}
      tone="danger"
      canSubmit={isConfirmed}
      isPending={remove.isPending}
      error={remove.error}
      failed={MESSAGES.deleteUserFailed}
      onSubmit={() => remove.mutate()}
      onCancel={() => void navigate(personPath(user.uid), { replace: true })}
    >
      <p className="mt-1 text-muted">
        All licences end and all personal data is deleted. Orders are kept for bookkeeping, without
        the person. This can’t be undone.
        {endsTeam && ' To keep the team, make someone else its owner first.'}
      </p>
      <TextField
        className="mt-3"
        label={`Type ${user.email} to confirm`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </AskFrame>
  );
}
