import type { Firestore } from 'firebase-admin/firestore';
import { WAIT_LIST_PRODUCTS, type Ticket } from '@flexa/contracts/tickets';
import { createTicketRepository } from '@flexa/functions/support/repository';
import { createWaitListRepository } from '@flexa/functions/offers/wait-list-repository';
import type { Person } from './people';

const HOUR_MS = 60 * 60 * 1000;

type SampleTicket = Pick<Ticket, 'kind' | 'subject' | 'message'> & {
  /** Hours since it arrived. */
  age: number;
  /** Text of the answer that closed the ticket. */
  answer?: string;
  note?: string;
};

const SAMPLE_TICKETS: SampleTicket[] = [
  {
    age: 2,
    kind: 'support',
    subject: 'Key refused in the Power BI service',
    message:
      'The desktop takes my key, the service says it is not valid.\nIs there anything to switch on?',
  },
  {
    age: 7,
    kind: 'question',
    subject: 'Invoice with VAT number',
    message: 'Can the receipt carry our VAT number? Accounting asks for it.',
  },
  {
    age: 30,
    kind: 'support',
    subject: 'Move 3 seats to another e-mail',
    message: 'We changed our domain. How do the seats come along?',
  },
  {
    age: 54,
    kind: 'question',
    subject: 'Matrix totals in print',
    message: 'On paper the totals of a matrix stand on a page of their own. Can that be changed?',
  },
  {
    age: 120,
    kind: 'contact',
    subject: 'Charts for a dark report page',
    message: 'Which palette do you recommend for a dark page?',
    answer:
      'Choose a dark surface in the theme generator: it points out data colours that are hard to see on it.',
    note: 'Writes for a bank: asked about the membership by phone.',
  },
];

const WAITING = 14;

/** Adds sample tickets and the wait lists of products. */
export async function addDesk(db: Firestore, people: readonly Person[], now: Date): Promise<void> {
  const tickets = createTicketRepository(db);
  const batch = db.batch();
  for (const [index, { age, answer, note, ...ticket }] of SAMPLE_TICKETS.entries()) {
    const person = people[index * 3];
    if (!person) continue;
    const createdAt = new Date(now.getTime() - age * HOUR_MS);
    const answeredAt = new Date(createdAt.getTime() + HOUR_MS).toISOString();
    const adminUid = 'seed-admin';
    tickets.create(batch, {
      ...ticket,
      id: `seed-ticket-${index + 1}`,
      name: person.name,
      email: person.email,
      state: answer ? 'closed' : 'open',
      answers: answer ? [{ text: answer, at: answeredAt, by: adminUid, version: 1 }] : [],
      // One ticket is assigned, the others are not.
      assignee: index === 1 ? adminUid : null,
      note: note ?? null,
      version: answer ? 2 : 1,
      createdAt: createdAt.toISOString(),
      updatedAt: answer ? answeredAt : null,
      updatedBy: answer ? adminUid : null,
    });
  }
  const waitList = createWaitListRepository(db);
  const waiting = people.slice(20, 20 + WAITING).map(({ email }, index) =>
    waitList.create({
      email,
      product: WAIT_LIST_PRODUCTS[index % WAIT_LIST_PRODUCTS.length] ?? 'theme',
      createdAt: new Date(now.getTime() - index * 17 * HOUR_MS).toISOString(),
    }),
  );
  await Promise.all([batch.commit(), ...waiting]);
}
