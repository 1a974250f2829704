import { listAddresses } from '../stack/addresses';
import { readPorts } from '../stack/ports';
import { seed } from './seed';

/** `npm run seed`: fills a running local stack whose emulators stand at their usual ports or where FLEXA_PORT_… move them. */
const summary = await seed(listAddresses(readPorts(process.env)));
console.log(
  summary.skipped
    ? 'The data was there already; nothing was written.'
    : `Seeded ${summary.users} users, their orders and licences, and a free offer.`,
);
