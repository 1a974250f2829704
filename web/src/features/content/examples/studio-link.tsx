import { ButtonLink } from '@/ui/button';
import type { Example } from '../texts/examples/examples';
import { EXAMPLE_LINKS } from '../texts/examples/links';

/** Opens the example's whole theme in the studio. Lives in its own file because the links are long. */
export default function StudioLink({ example }: { example: Example }) {
  return (
    <ButtonLink to={`/flexa-theme${EXAMPLE_LINKS[example.slug] ?? ''}`} variant="primary" size="lg">
      Open this theme in the studio
    </ButtonLink>
  );
}
