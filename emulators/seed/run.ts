import { listAddresses, readPorts } from '../stack/addresses';
import { seed } from './seed';

/** `npm run seed` fills a running local stack at the default ports, or at those that FLEXA_PORT_… set. */
const summary = await seed(listAddresses(readPorts(process.env)));
console.log(
  summary.skipped
    ? 'Kept the existing data; nothing was seeded.'
    : `Seeded ${summary.users} users, their orders and licences, and a free offer.`,
);
