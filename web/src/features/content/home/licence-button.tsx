import type { ComponentProps } from 'react';
import { ButtonLink } from '@/ui/button';

/** Account data that the page passes in: content makes no requests of its own. */
export interface LicenceAction {
  isVisitor: boolean;
  /** Link to the registration, which returns to the licences. */
  signUp: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'>;
}

type LicenceButtonProps = LicenceAction &
  Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'className'>;

/** Leads visitors to a free licence, and people with an account to their licences. */
export function LicenceButton({ isVisitor, signUp, ...look }: LicenceButtonProps) {
  return isVisitor ? (
    <ButtonLink {...signUp} {...look}>
      Get a free licence
    </ButtonLink>
  ) : (
    <ButtonLink to="/general" {...look}>
      See your licences
    </ButtonLink>
  );
}
