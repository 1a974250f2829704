import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { uidSchema } from '@flexa/contracts/fields';
import type { HeldMail } from '@flexa/contracts/users';
import { mailSchema } from '../../mail/mails';
import type { MailTemplate } from '../../mail/registry';
import { createConverter } from '../../platform/firestore';

/** The fields that describe a mail. Its content may be of a template that no longer exists. */
const outlineSchema = mailSchema
  .pick({ to: true, state: true, createdAt: true, sentAt: true, template: true })
  .extend({
    uid: uidSchema.nullable(),
    content: z.object({ template: z.string() }).nullable(),
  });
export type MailOutline = z.infer<typeof outlineSchema>;

/** To support, of which the person is only the subject. */
const TICKET: MailTemplate = 'ticket';

/** The mails in the outbox that are to a person, or to their address without an account. */
export function createPersonalMail(db: Firestore) {
  const outbox = db
    .collection('mail')
    .withConverter(createConverter<MailOutline>(outlineSchema, []));

  async function find(
    uid: string,
    address: string | undefined,
  ): Promise<QueryDocumentSnapshot<MailOutline>[]> {
    const queries: Query<MailOutline>[] = [outbox.where('uid', '==', uid)];
    // As it was typed and as the identity service has it.
    if (address)
      queries.push(outbox.where('to', 'in', [...new Set([address, address.toLowerCase()])]));
    const found = (await Promise.all(queries.map((query) => query.get()))).flatMap(
      ({ docs }) => docs,
    );
    const theirs = found.filter((document) => {
      const mail = document.data();
      return (mail.uid ?? uid) === uid && mail.template !== TICKET;
    });
    return [...new Map(theirs.map((document) => [document.id, document])).values()];
  }

  return {
    find,

    /** Those that no mail server took, to anybody, the newest first. */
    async failed(limit: number): Promise<QueryDocumentSnapshot<MailOutline>[]> {
      const failed = outbox.where('state', '==', 'failed').orderBy('createdAt', 'desc');
      return (await failed.limit(limit).get()).docs;
    },

    /** @param address what lies there without an account is the person's too. */
    async findByPerson(uid: string, address: string | undefined): Promise<HeldMail[]> {
      const mails = (await find(uid, address)).map((document) => {
        const mail = document.data();
        const { template, state, createdAt, sentAt } = mail;
        return { id: document.id, template, state, createdAt, sentAt };
      });
      return mails.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },

    /** Like findByPerson; a mail that is on its way just then still arrives. */
    async forget(uid: string, address: string | undefined): Promise<void> {
      const writer = db.bulkWriter({ throttling: false });
      const gone = (await find(uid, address)).map(({ ref }) => writer.delete(ref));
      await Promise.all([...gone, writer.close()]);
    },
  };
}
