import { Button, ButtonLink, type ButtonProps } from '@/ui/button';

/** What the page knows about the account: content asks nobody itself. */
export interface LicenceAction {
  signedIn: boolean;
  /** Sends a visitor to the registration and from there to the licences. */
  take: () => void;
}

type LicenceButtonProps = LicenceAction & Pick<ButtonProps, 'variant' | 'size' | 'className'>;

/** The way to a free licence, or to one's own licences. */
export function LicenceButton({ signedIn, take, ...look }: LicenceButtonProps) {
  if (signedIn) {
    return (
      <ButtonLink to="/general" {...look}>
        See your licences
      </ButtonLink>
    );
  }
  return (
    <Button onClick={take} {...look}>
      Get a free licence
    </Button>
  );
}
