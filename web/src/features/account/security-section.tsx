import type { User } from '@flexa/contracts/users';
import { PasskeysRow } from './passkeys-row';
import { PasswordRow } from './password-row';
import { ProvidersRows } from './providers-rows';
import { Section } from './section';
import { SessionsRow } from './sessions-row';

/** Shows the ways to sign in and the devices that are signed in. */
export function SecuritySection({ user }: { user: User }) {
  return (
    <Section id="security" title="Security">
      <PasswordRow />
      <ProvidersRows />
      <PasskeysRow user={user} />
      <SessionsRow uid={user.uid} />
    </Section>
  );
}
