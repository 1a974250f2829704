import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { AddressForm } from './address-form';
import { sendPasswordReset } from './sign-in';

interface ResetFormProps {
  /** Address entered earlier. */
  email: string;
  onBack: () => void;
}

/** Asks for a mail with a link to set a new password. */
export function ResetForm({ email, onBack }: ResetFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) return <ResetSent email={sentTo} onBack={onBack} />;
  return (
    <AddressForm
      title="Set a new password"
      text="We’ll send you a link to choose one."
      button="Send link"
      email={email}
      send={sendPasswordReset}
      onSent={setSentTo}
    >
      <Button variant="quiet" size="lg" className="mt-2 w-full" onClick={onBack}>
        Back to sign in
      </Button>
    </AddressForm>
  );
}

function ResetSent({ email, onBack }: ResetFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1} className="text-30 outline-none sm:text-36">
        Check your inbox
      </h1>
      <p className="mt-2 text-muted">
        If {email} has an account, a link to set a new password is on its way.
      </p>
      <Button size="lg" className="mt-7 w-full" onClick={onBack}>
        Back to sign in
      </Button>
    </div>
  );
}
