import type { Seat } from '@flexa/contracts/seats';
import type { TeamPerson, TeamRole } from '@flexa/contracts/teams';

/** The people of a team, each once: the owner, the managers, and who was given a seat, by address. */
export function peopleOf(
  owner: string,
  managers: readonly string[],
  licenses: readonly { license: { id: string }; data: readonly Seat[] }[],
): TeamPerson[] {
  const people = new Map<string, TeamPerson>();
  const personOf = (address: string, role: TeamRole): TeamPerson => {
    const email = address.toLowerCase();
    const known = people.get(email);
    if (known) return known;
    const person: TeamPerson = { email, role, seats: [] };
    people.set(email, person);
    return person;
  };
  personOf(owner, 'owner');
  for (const manager of managers) personOf(manager, 'manager');
  for (const { license, data } of licenses) {
    for (const { email, uid: _, ...seat } of data) {
      if (seat.state === 'free') continue;
      // A seat without an address is the buyer's own.
      personOf(email ?? owner, 'member').seats.push({ ...seat, licenseId: license.id });
    }
  }
  return [...people.values()];
}
