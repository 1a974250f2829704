import { useAddressFilter } from '@/ui/use-address-query';
import { ChoiceChips } from './choice-chips';
import { MembershipCard } from './membership-card';
import { TicketForm } from './forms';

/** What one writes about; its label begins as the subject. The address keeps the choice: `?about=`. */
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
    <div className="page-width grid gap-x-16 gap-y-12 pt-12 pb-20 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:pt-20 lg:pb-28">
      <div className="lg:col-start-1">
        <h1 className="text-36 lg:text-60">Contact</h1>
        <p className="mt-4 max-w-[40ch] text-18 text-muted">
          Ask about the membership, a licence or working together. We answer by e-mail.
        </p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-3">
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
          labels={{ subject: 'Subject', message: 'Message', send: 'Send message' }}
        />
      </div>
      <MembershipCard className="lg:col-start-1 lg:row-start-2 lg:self-start" />
    </div>
  );
}
