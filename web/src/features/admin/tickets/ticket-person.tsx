import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Ticket } from '@flexa/contracts/tickets';
import { useAccount } from '@/features/auth';
import { ButtonLink } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { usePersonAddress } from '../address';
import { PersonLicenses } from '../person/person-licenses';
import { PersonOrders } from '../person/person-orders';
import { PersonTickets } from '../person/person-tickets';
import { personQuery, searchedUsersQuery } from '../queries';

const matchesAddress = (address: string, other: string) =>
  address.toLowerCase() === other.toLowerCase();

/** Shows the account that has the address of a ticket, and the address's other tickets. */
export function TicketPerson({ ticket: { id, email } }: { ticket: Ticket }) {
  const found = useQuery(searchedUsersQuery(email));
  const user = found.data?.data.find((each) => matchesAddress(each.email, email));
  return (
    <section aria-label="Sender" className="mt-5 border-t border-line pt-1">
      {found.error ? (
        <LoadFailure title="The sender could not be looked up" query={found} className="mt-4" />
      ) : user ? (
        <Account uid={user.uid} name={user.name} />
      ) : (
        <p className="mt-4 text-muted">{found.data && 'No account has this address.'}</p>
      )}
      <PersonTickets title="Earlier tickets" email={email} except={id} />
    </section>
  );
}

function Account({ uid, name }: { uid: string; name: string }) {
  const query = useQuery(personQuery(uid));
  const { personPath } = usePersonAddress();
  const { isAdmin } = useAccount();
  const { data, error } = query;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          to={personPath(uid)}
          aria-label={`Open ${name}`}
          className="touch-target rounded-6 font-medium text-brand-text underline underline-offset-3"
        >
          {name}
        </Link>
        {isAdmin && (
          <ButtonLink size="sm" to={personPath(uid, 'grant')}>
            Grant a licence
          </ButtonLink>
        )}
      </div>
      <p className="mt-2 text-12 text-muted">
        Anyone can type an address into the form. Compare the message with the account before you
        refund or share details.
      </p>
      {error ? (
        <LoadFailure title="The account could not be loaded" query={query} className="mt-4" />
      ) : (
        <div className="grid gap-x-6 lg:grid-cols-2 lg:items-start">
          <PersonLicenses licenses={data?.licenses} />
          <PersonOrders orders={data?.orders} licenses={data?.licenses} />
        </div>
      )}
    </>
  );
}
