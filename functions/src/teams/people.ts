import type { Seat } from '@flexa/contracts/seats';
import type { TeamPerson, TeamRole } from '@flexa/contracts/teams';

interface KnownPerson {
  email: string;
  name: string;
}

/**
 * Lists the people of a team, each once by address: the owner, the managers, and everyone with a seat. Includes
 * names only of people who joined, so that invited addresses don't reveal if they have an account.
 */
export function listPeople(
  owner: KnownPerson,
  managers: readonly KnownPerson[],
  licenses: readonly { license: { id: string }; data: readonly Seat[] }[],
  /** Names of the seats' holders, by uid. */
  names: ReadonlyMap<string, string>,
): TeamPerson[] {
  const people = new Map<string, TeamPerson>();
  const ensurePerson = (address: string, role: TeamRole, name: string | null): TeamPerson => {
    const email = address.toLowerCase();
    const known = people.get(email);
    if (known) {
      known.name ??= name;
      return known;
    }
    const person: TeamPerson = { email, name, role, seats: [] };
    people.set(email, person);
    return person;
  };
  ensurePerson(owner.email, 'owner', owner.name);
  for (const { email, name } of managers) ensurePerson(email, 'manager', name);
  for (const { license, data } of licenses) {
    for (const { email, uid, ...seat } of data) {
      if (seat.state === 'free') continue;
      // A seat without an address is the buyer's own.
      const name = uid === null ? null : (names.get(uid) ?? null);
      ensurePerson(email ?? owner.email, 'member', name).seats.push({
        ...seat,
        licenseId: license.id,
      });
    }
  }
  return [...people.values()];
}
