import { addressesOf } from '../stack/addresses';
import { portsFrom } from '../stack/ports';
import { seed } from './seed';

/** `npm run seed`: fills a running local stack whose emulators stand at their usual ports or where FLEXA_PORT_… move them. */
const summary = await seed(addressesOf(portsFrom(process.env)));
console.log(
  summary.skipped
    ? 'The data was there already; nothing was written.'
    : `Seeded ${summary.users} users, their orders and licences, and a free offer.`,
);
