import type { ComponentProps } from 'react';
import { ButtonLink } from '@/ui/button';

/** Account data that the page passes in: content makes no requests of its own. */
export interface LicenceAction {
  isVisitor: boolean;
  /** The link to the registration, which leads on to the licences. */
  signUp: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'>;
}

type LicenceButtonProps = LicenceAction &
  Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'className'>;

/** The way to a free licence, or to one's own licences. */
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
