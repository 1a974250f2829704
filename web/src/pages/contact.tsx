import { Contact } from '@/features/support/contact';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="Contact"
        description="Write to Flexa about the membership, a licence, a payment or working together. We answer by e-mail."
        path="/contact"
      />
      <Contact />
    </>
  );
}
