import { VISUAL_NAMES, type Pack } from '@flexa/contracts/plans';
import { env } from '@/lib/env';
import { formatCalendarDay } from '@/lib/format';
import { isOfferOn, type Choice } from './choice';
import { MembershipTable } from './membership-table';
import { isOutside, MEMBERSHIP_TITLES } from './pack-words';

/** Compares the membership with the page's pack. After the offer it shows only list prices. */
export function MembershipSection({ pack, choice }: { pack: Pack; choice: Choice }) {
  return (
    <section
      id="membership"
      aria-labelledby="membership-title"
      className="page-width grid gap-x-16 gap-y-10 py-20 lg:grid-cols-2 lg:py-28"
    >
      <div>
        <h2 id="membership-title" className="max-w-[16ch] text-30 lg:text-48">
          {choice.visualType === 'suite' ? 'What’s included' : MEMBERSHIP_TITLES[pack]}
        </h2>
        <p className="mt-4 text-16 text-muted lg:text-18">
          The membership combines theme, design and charts in one licence, for{' '}
          {isOfferOn() ? 'less than' : 'what'} Charts and Designs cost together.
          {isOutside(pack) && ` ${VISUAL_NAMES[pack]} is not included and has its own licence.`}
          {isOfferOn() &&
            ` The offer price is valid until ${formatCalendarDay(env.comboOfferEnd)}.`}
        </p>
      </div>
      <MembershipTable pack={pack} choice={choice} />
    </section>
  );
}
