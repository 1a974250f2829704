import { z } from 'zod';
import { MESSAGES } from '@flexa/contracts/errors';
import { nameSchema } from '@flexa/contracts/fields';
import type { User } from '@flexa/contracts/users';
import { setUser, useSession } from '@/features/auth';
import { call } from '@/lib/api';
import { useOptimistic } from '@/lib/optimistic';
import { toast } from '@/lib/toast';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { EmailRow } from './email-row';
import { Section } from './section';

const profileSchema = z.object({ name: nameSchema });

export function ProfileSection({ user }: { user: User }) {
  return (
    <Section id="profile" title="Profile">
      <NameRow user={user} />
      <EmailRow user={user} />
    </Section>
  );
}

function NameRow({ user }: { user: User }) {
  const { form, field, onSubmit } = useServerForm({
    schema: profileSchema,
    values: { name: user.name },
    resetOptions: { keepDirtyValues: true },
    send: async (values) => {
      if (!isSaveDisabled) save.mutate(values);
    },
  });
  const { reset, setValue } = form;
  const save = useOptimistic({
    mutationFn: ({ name }: { name: string }) => call('updateUser', { id: user.uid, name }),
    meta: { failed: MESSAGES.updateUserFailed },
    show: ({ name }) => {
      setUser({ ...user, name });
      reset({ name });
      return () => {
        // The rest of the profile may have changed meanwhile, such as by a new licence.
        setUser({ ...(useSession.getState().user ?? user), name: user.name });
        // Keeps the input, so that people can send it again.
        reset({ name: user.name });
        setValue('name', name, { shouldDirty: true });
      };
    },
    onSuccess: (changed) => {
      setUser(changed);
      toast.success('Name saved');
    },
  });
  const isSaveDisabled = !form.formState.isDirty || save.isPending;

  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid gap-x-6 gap-y-3 p-4 sm:grid-cols-[200px_minmax(0,1fr)_auto] sm:px-5"
    >
      <div aria-hidden="true" className="hidden text-14 sm:block">
        <p className="font-medium">Name</p>
        <p className="text-muted">Shown on receipts and licences</p>
      </div>
      <TextField
        label={<span className="sm:sr-only">Name</span>}
        autoComplete="name"
        className="w-full max-w-100 sm:-mt-1.5"
        {...field('name')}
      />
      <Button
        type="submit"
        size="sm"
        // Not disabled: the button has to keep the focus after a click.
        aria-disabled={isSaveDisabled}
        className="self-start aria-disabled:opacity-45 aria-disabled:hover:bg-transparent max-sm:justify-self-end"
      >
        Save
      </Button>
    </form>
  );
}
