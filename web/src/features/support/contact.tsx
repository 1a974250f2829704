import { MembershipCard } from './membership-card';
import { ContactForm } from './forms';
import { WritePage } from './write-page';

export function Contact() {
  return (
    <WritePage
      title="Contact"
      lead="Ask about the membership, a licence or working together. We answer by e-mail."
      aside={<MembershipCard className="lg:col-start-1 lg:row-start-2 lg:self-start" />}
    >
      <ContactForm kind="contact" />
    </WritePage>
  );
}
