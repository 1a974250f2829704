import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FAILED_MAILS_MAX, type PersonMail } from '@flexa/contracts/mails';
import { recordAudit } from '../../audit/repository';
import { keepRepeatable } from '../../mail/mails';
import { getMailCollection, queueMail } from '../../mail/outbox';
import { isRepeatable, MAILS } from '../../mail/registry';
import { isVerified } from '../../platform/account';
import { AppError } from '../../platform/errors';
import { isAlreadyThere } from '../../platform/firestore';
import { defineHandlers, type Context } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { createPersonalMail, type MailOutline } from './personal-mail';

/** Reads the names of people with a profile, by uid. */
type Names = (uids: readonly string[]) => Promise<Record<string, string>>;

/**
 * Lets an admin list and resend a person's mails, since mail servers lose some that they accepted.
 */
export function createMailDesk({ db, auth, clock }: Platform, names: Names) {
  const mails = createPersonalMail(db);

  async function readAddress(uid: string): Promise<{ email: string | undefined; proved?: string }> {
    const user = (await auth.getUsers([{ uid }])).users[0];
    if (!user) throw new AppError('not-found', 'There is no such user');
    const { email } = user;
    // Mails without an account belong to the person only if the address is proved.
    return { email, ...(isVerified(user) && email && { proved: email }) };
  }

  function describeMail(document: QueryDocumentSnapshot<MailOutline>): PersonMail {
    const mail = document.data();
    const { template, state, createdAt, sentAt } = mail;
    const isOver = state === 'sent' || state === 'failed';
    const canBeRepeated = isOver && isRepeatable(template) && mail.content !== null;
    const { title } = MAILS[template];
    return { id: document.id, template, title, state, createdAt, sentAt, canBeRepeated };
  }

  async function listMails({ input: { uid } }: Context<'listMails'>) {
    const { proved } = await readAddress(uid);
    const found = (await mails.find(uid, proved)).map(describeMail);
    return { data: found.sort((a, b) => b.createdAt.localeCompare(a.createdAt)) };
  }

  async function listFailedMails() {
    const data = (await mails.failed(FAILED_MAILS_MAX)).map((document) => {
      const mail = document.data();
      const { template, to, uid, createdAt } = mail;
      const { title } = MAILS[template];
      return { id: document.id, template, title, createdAt, to, uid };
    });
    return { data, people: await names(data.flatMap(({ uid }) => uid ?? [])) };
  }

  /** @throws AppError not-found for a mail of someone else, or one that can't be sent again. */
  async function repeatMail({ caller, input }: Context<'repeatMail'>) {
    const { uid, id, requestId } = input;
    const { email, proved } = await readAddress(uid);
    const personMail = (await mails.find(uid, proved)).find((each) => each.id === id);
    const content = personMail && describeMail(personMail).canBeRepeated && (await readContent(id));
    if (!email || !content) throw new AppError('not-found', 'This e-mail can’t be sent again');
    const batch = db.batch();
    queueMail(db, batch, { id: `again-${requestId}`, to: email, uid, content }, clock());
    const changes = { mail: MAILS[content.template].title };
    const entry = { actor: caller.uid, action: 'mail.repeat', target: uid } as const;
    recordAudit(db, batch, { ...entry, changes }, clock());
    try {
      await batch.commit();
    } catch (error) {
      // The same request arrived twice.
      if (!isAlreadyThere(error)) throw error;
    }
    return { sent: true as const };
  }

  const readContent = async (id: string) =>
    keepRepeatable((await getMailCollection(db).doc(id).get()).data()?.content ?? null);

  return { handlers: defineHandlers({ listMails, listFailedMails, repeatMail }) };
}
