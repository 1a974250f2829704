import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { MESSAGES } from '@contracts/errors';
import { nameSchema } from '@contracts/fields';
import type { User } from '@contracts/users';
import { refreshIdentity, resendVerification, setUser, useSession } from '@/features/auth';
import { call } from '@/lib/api';
import { toast } from '@/lib/toast';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { Row, Section } from './section';

const profileSchema = z.object({ name: nameSchema });

const PROVIDERS: Record<string, string> = {
  password: 'E-mail and password',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
};

export function ProfileSection({ user }: { user: User }) {
  const identity = useSession((session) => session.identity);
  const ways = identity?.providers.map((provider) => PROVIDERS[provider] ?? provider);
  return (
    <Section id="profile" title="Profile">
      <NameRow user={user} />
      <Row label="E-mail" action={identity && !identity.emailVerified && <ResendButton />}>
        <span className="mr-2">{user.email}</span>
        {identity &&
          (identity.emailVerified ? (
            <Badge tone="success">
              <Check aria-hidden="true" className="size-3" />
              Verified
            </Badge>
          ) : (
            <Badge tone="warning">Not verified</Badge>
          ))}
      </Row>
      <Row label="Ways to sign in">{ways?.join(', ')}</Row>
    </Section>
  );
}

function NameRow({ user }: { user: User }) {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(profileSchema),
    values: { name: user.name },
    resetOptions: { keepDirtyValues: true },
  });
  const save = useMutation({
    mutationFn: ({ name }: { name: string }) => call('updateUser', { id: user.uid, name }),
    meta: { failed: MESSAGES.updateUserFailed },
    onSuccess: (changed) => {
      setUser(changed);
      reset({ name: changed.name });
      toast.success('Your name is saved');
    },
  });
  const submit = handleSubmit((values) => save.mutate(values));

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-x-6 gap-y-3 p-4 sm:grid-cols-[200px_1fr_auto] sm:px-5"
    >
      <div aria-hidden="true" className="hidden text-14 sm:block">
        <p className="font-medium">Name</p>
        <p className="text-muted">On your licences</p>
      </div>
      <TextField
        label={<span className="sm:sr-only">Name</span>}
        autoComplete="name"
        error={formState.errors.name?.message}
        className="w-full max-w-100 sm:-mt-1.5"
        {...register('name')}
      />
      <Button
        type="submit"
        loading={save.isPending}
        disabled={!formState.isDirty}
        className="self-start"
      >
        Save
      </Button>
    </form>
  );
}

function ResendButton() {
  const [isSending, setSending] = useState(false);
  // The link opens in another tab: coming back to this one is the moment to look again.
  useEffect(() => {
    const look = () => void refreshIdentity().catch(() => undefined);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);

  async function resend() {
    setSending(true);
    const { error } = await resendVerification();
    if (error) toast.error(error);
    else toast.success('The link is on its way');
    setSending(false);
  }

  return (
    <Button loading={isSending} onClick={() => void resend()}>
      Send the link again
    </Button>
  );
}
