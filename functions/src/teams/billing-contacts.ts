import type { Transaction } from 'firebase-admin/firestore';
import { cleanGiverName } from '@flexa/contracts/giver';
import type { BillingContact } from '@flexa/contracts/teams';
import { recordAudit } from '../audit/repository';
import { queueMail } from '../mail/outbox';
import { isVerified } from '../platform/account';
import { AppError, createInvalidField } from '../platform/errors';
import { isSame } from '../platform/fingerprint';
import { defineHandlers, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createNoSuchTeam, type TeamAccess } from './access';
import type { ContactLink, ContactLinks, OwnerProfiles, ProfileReader } from './ports';
import type { StoredContact, TeamRepository } from './repository';

interface Outside {
  links: ContactLinks;
  /** Counts a mail to an address that someone typed; throws too-many-requests. */
  allowMail(to: string): Promise<void>;
  /** Sets the address of the owner's customer at Stripe to the contact's. */
  followContact(ownerUid: string): Promise<void>;
}

/** Actor in the audit for contacts, who have no account. */
const CONTACT = 'billing-contact';

const createLinkRefused = () => new AppError('link-refused');

export const toBillingContact = ({ leaveCode: _, ...contact }: StoredContact): BillingContact =>
  contact;

/** True if the link belongs to this contact, so the owner has not named another address since. */
const isAskedBy = (link: ContactLink, contact: StoredContact | undefined): boolean =>
  contact !== undefined && contact.email === link.email && contact.askedAt <= link.issuedAt;

/**
 * Manages billing contacts: addresses that get the invoices and payment mails of a team's owner once they have confirmed.
 * A contact has no account, key or sign-in, and can leave through a link in each mail.
 */
export function createBillingContacts(
  { db, auth, clock, newId }: Pick<Platform, 'db' | 'auth' | 'clock' | 'newId'>,
  teams: TeamRepository,
  access: Pick<TeamAccess, 'requireOwner'>,
  profiles: ProfileReader & Pick<OwnerProfiles, 'getIn' | 'touch'>,
  { links, allowMail, followContact }: Outside,
) {
  /** Returns the owner as the contact sees them; undefined unless the owner's address is confirmed. */
  async function findOwner(
    uid: string,
  ): Promise<{ name: string | null; email: string } | undefined> {
    const [{ users }, profile] = await Promise.all([auth.getUsers([{ uid }]), profiles.get(uid)]);
    const [account] = users;
    if (!profile || !account?.email || account.disabled || !isVerified(account)) return undefined;
    return { name: cleanGiverName(profile.name), email: account.email };
  }

  function audit(
    transaction: Transaction,
    entry: { actor: string; ownerUid: string; contact: 'named' | 'confirmed' | 'removed' | 'left' },
  ): void {
    const { actor, ownerUid, contact } = entry;
    const changes = { contact, userId: ownerUid };
    const action = 'team.billing-contact' as const;
    recordAudit(db, transaction, { actor, action, target: ownerUid, changes }, clock());
  }

  /** Mails the owner about the contact's action. */
  function tellOwner(
    transaction: Transaction,
    owner: { uid: string; email: string },
    news: 'confirmed' | 'left',
    contactEmail: string,
  ): void {
    const { uid, email: to } = owner;
    const content = { template: 'billing-contact-news', data: { news, contactEmail } } as const;
    const id = `billing-contact-${news}-${newId()}`;
    queueMail(db, transaction, { id, to, uid, content }, clock());
  }

  /**
   * Names the contact and mails it a link to confirm. Naming an unconfirmed address again sends another link; earlier
   * links keep working.
   *
   * @throws AppError permission-denied, not-found, invalid-argument for the owner's own address, too-many-requests
   */
  async function setBillingContact({ caller, input }: Context<'setBillingContact'>) {
    const { id } = input;
    access.requireOwner(caller, id);
    const owner = await findOwner(id);
    if (!owner) throw createNoSuchTeam();
    const email = input.email.toLowerCase();
    if (email === owner.email.toLowerCase()) {
      throw createInvalidField('email', 'This is the owner’s address, which gets every invoice');
    }
    const { billingContact: before } = await teams.get(id);
    if (before?.email === email && before.state === 'confirmed') return toBillingContact(before);
    await allowMail(email);
    const contact = await teams.changeContact(id, async (stored, transaction) => {
      // Makes a concurrent deletion of the account wait, or start over.
      if (!(await profiles.getIn(transaction, id))) throw createNoSuchTeam();
      if (stored?.email === email && stored.state === 'confirmed') return stored;
      profiles.touch(transaction, id);
      const askedAt = clock().toISOString();
      const isKnown = stored?.email === email;
      if (!isKnown) audit(transaction, { actor: caller.uid, ownerUid: id, contact: 'named' });
      const code = links.issue(transaction, { email, uid: id });
      const content = { template: 'billing-request', data: { owner, code } } as const;
      const mail = { id: `billing-request-${newId()}`, to: email, uid: id, content };
      queueMail(db, transaction, mail, clock());
      if (isKnown) return stored;
      return { email, state: 'waiting', askedAt, confirmedAt: null, leaveCode: null };
    });
    if (!contact) throw createNoSuchTeam();
    await followContact(id);
    return toBillingContact(contact);
  }

  /** @throws AppError permission-denied, not-found without a contact */
  async function removeBillingContact({ caller, input: { id } }: Context<'removeBillingContact'>) {
    access.requireOwner(caller, id);
    await teams.changeContact(id, (stored, transaction) => {
      if (!stored) throw new AppError('not-found', 'There is no billing contact');
      audit(transaction, { actor: caller.uid, ownerUid: id, contact: 'removed' });
      return undefined;
    });
    await followContact(id);
    return { removed: true as const };
  }

  /** Returns the owner whose request a link belongs to. The contact may have confirmed already. */
  async function findAsked(code: string) {
    const link = await links.find(code);
    const { billingContact } = await teams.get(link.uid);
    const owner = await findOwner(link.uid);
    if (!owner || !isAskedBy(link, billingContact)) throw createLinkRefused();
    return { link, owner, isConfirmed: billingContact?.state === 'confirmed' };
  }

  /** @throws AppError link-refused */
  async function readBillingRequest({ input: { code } }: Context<'readBillingRequest'>) {
    const { link, owner } = await findAsked(code);
    return { email: link.email, owner };
  }

  /**
   * Confirms the contact. Repeating the call changes nothing.
   *
   * @throws AppError link-refused
   */
  async function confirmBillingContact({ input: { code } }: Context<'confirmBillingContact'>) {
    const { link, owner, isConfirmed } = await findAsked(code);
    const answer = { email: link.email, owner };
    if (isConfirmed) return answer;
    await links.use(code, () =>
      teams.changeContact(link.uid, (stored, transaction) => {
        if (!stored || !isAskedBy(link, stored)) throw createLinkRefused();
        if (stored.state === 'confirmed') return stored;
        tellOwner(transaction, { uid: link.uid, email: owner.email }, 'confirmed', stored.email);
        audit(transaction, { actor: CONTACT, ownerUid: link.uid, contact: 'confirmed' });
        const confirmedAt = clock().toISOString();
        return { ...stored, state: 'confirmed', confirmedAt, leaveCode: newId() };
      }),
    );
    await followContact(link.uid);
    return answer;
  }

  /** Removes a contact who leaves, and mails the owner. */
  async function endContact(
    ownerUid: string,
    isTheirs: (contact: StoredContact) => boolean,
  ): Promise<void> {
    const owner = await profiles.get(ownerUid);
    await teams.changeContact(ownerUid, (stored, transaction) => {
      if (!stored || !isTheirs(stored)) throw createLinkRefused();
      if (owner) {
        const { email } = owner;
        tellOwner(transaction, { uid: ownerUid, email }, 'left', stored.email);
      }
      audit(transaction, { actor: CONTACT, ownerUid, contact: 'left' });
      return undefined;
    });
    await followContact(ownerUid);
  }

  /** @throws AppError link-refused */
  async function leaveBillingContact({ input }: Context<'leaveBillingContact'>) {
    const { team, code } = input;
    await endContact(team, ({ leaveCode }) => leaveCode !== null && isSame(leaveCode, code));
    return { left: true as const };
  }

  /** Removes the contact of an account before its deletion, also at Stripe, which keeps the customer. */
  async function removeOwn(ownerUid: string): Promise<void> {
    if (!(await teams.get(ownerUid)).billingContact) return;
    await teams.changeContact(ownerUid, () => undefined);
    await followContact(ownerUid);
  }

  /** Removes the links of a deleted account, and its address as a billing contact of others. */
  async function forget(uid: string, address: string | undefined): Promise<void> {
    await links.removeAbout(uid);
    const email = address?.toLowerCase();
    if (email === undefined) return;
    for (const { ownerUid } of await teams.findByContact(email)) {
      await endContact(ownerUid, (contact) => contact.email === email);
    }
  }

  /** Lists the owners who have the address as their confirmed contact. */
  async function exportOwners(address: string | undefined) {
    if (address === undefined) return [];
    const found = await teams.findByContact(address.toLowerCase());
    const rows = await Promise.all(
      found.map(async ({ ownerUid, billingContact }) => {
        const owner = await findOwner(ownerUid);
        const confirmedAt = billingContact?.confirmedAt;
        return owner && confirmedAt ? [{ ...owner, confirmedAt }] : [];
      }),
    );
    return rows.flat();
  }

  return {
    handlers: defineHandlers({
      setBillingContact,
      removeBillingContact,
      readBillingRequest,
      confirmBillingContact,
      leaveBillingContact,
    }),
    removeOwn,
    forget,
    exportOwners,
  };
}
