import { useAddressFilter } from '@/ui/use-address-query';
import { ChoiceChips } from './choice-chips';
import { MembershipCard } from './membership-card';
import { TicketForm } from './forms';
import { WritePage } from './write-page';

/** Topics. The address keeps the chosen one (`?about=`), and its label is the first subject. */
const ABOUTS = [
  { value: 'membership', label: 'The membership' },
  { value: 'licences', label: 'Licences and seats' },
  { value: 'payment', label: 'A payment' },
  { value: 'studio', label: 'The theme studio' },
  { value: 'company', label: 'Working together' },
] as const;

export function Contact() {
  const filter = useAddressFilter();
  const asked = ABOUTS.find(({ value }) => value === filter.get('about'));

  return (
    <WritePage
      title="Contact"
      lead="Ask about the membership, a licence or working together. We answer by e-mail."
      aside={<MembershipCard className="lg:col-start-1 lg:row-start-2 lg:self-start" />}
    >
      <TicketForm
        kind="contact"
        topic={asked?.label}
        above={
          <ChoiceChips
            legend="What is it about?"
            name="about"
            options={ABOUTS}
            value={asked?.value ?? ''}
            onChange={(value) => filter.set('about', value, { replace: true })}
          />
        }
      />
    </WritePage>
  );
}
