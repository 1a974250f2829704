import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { uidSchema } from '@flexa/contracts/fields';
import type { HeldMail } from '@flexa/contracts/users';
import { mailSchema } from '../../mail/mails';
import type { MailTemplate } from '../../mail/registry';
import { createConverter } from '../../platform/firestore';

/** The fields that describe a mail. The template of its content may no longer exist. */
const outlineSchema = mailSchema
  .pick({ to: true, state: true, createdAt: true, sentAt: true, template: true })
  .extend({
    uid: uidSchema.nullable(),
    content: z.object({ template: z.string() }).nullable(),
  });
export type MailOutline = z.infer<typeof outlineSchema>;

/** A mail to support, in which the person is only the subject. */
const TICKET: MailTemplate = 'ticket';

/** Reads mails in the outbox that are addressed to a person, or to their address without an account. */
export function createPersonalMail(db: Firestore) {
  const outbox = db
    .collection('mail')
    .withConverter(createConverter<MailOutline>(outlineSchema, []));

  async function find(
    uid: string,
    address: string | undefined,
  ): Promise<QueryDocumentSnapshot<MailOutline>[]> {
    const queries: Query<MailOutline>[] = [outbox.where('uid', '==', uid)];
    // The address as it was typed, and as the identity service stores it.
    if (address)
      queries.push(outbox.where('to', 'in', [...new Set([address, address.toLowerCase()])]));
    const documents = (await Promise.all(queries.map((query) => query.get()))).flatMap(
      ({ docs }) => docs,
    );
    const personMails = documents.filter((document) => {
      const mail = document.data();
      return (mail.uid ?? uid) === uid && mail.template !== TICKET;
    });
    return [...new Map(personMails.map((document) => [document.id, document])).values()];
  }

  return {
    find,

    /** Returns mails that no mail server accepted, to any recipient, newest first. */
    async failed(limit: number): Promise<QueryDocumentSnapshot<MailOutline>[]> {
      const failed = outbox.where('state', '==', 'failed').orderBy('createdAt', 'desc');
      return (await failed.limit(limit).get()).docs;
    },

    /** @param address an address whose mails without an account belong to the person too. */
    async findByPerson(uid: string, address: string | undefined): Promise<HeldMail[]> {
      const mails = (await find(uid, address)).map((document) => {
        const mail = document.data();
        const { template, state, createdAt, sentAt } = mail;
        return { id: document.id, template, state, createdAt, sentAt };
      });
      return mails.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },

    /** Deletes the mails that findByPerson returns. A mail that is being sent at that moment still arrives. */
    async forget(uid: string, address: string | undefined): Promise<void> {
      const writer = db.bulkWriter({ throttling: false });
      const deletions = (await find(uid, address)).map(({ ref }) => writer.delete(ref));
      await Promise.all([...deletions, writer.close()]);
    },
  };
}
