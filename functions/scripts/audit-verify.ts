import { getFirestore } from 'firebase-admin/firestore';
import { verifyAudit } from '../src/audit/verify';
import { systemClock } from '../src/platform/clock';
import { connect } from './connect';

/**
 * `npm run audit:verify [-- HASH]` compares the audit with the chain that the job sealAudit writes, and says
 * which entry was changed, removed or added since; HASH, of a log line "audit sealed", has to be in it.
 */
const { projectId, app } = connect();
const { links, entries, head, until, faults } = await verifyAudit(
  getFirestore(app),
  systemClock(),
  process.argv[2],
);
console.log(
  `${projectId}: ${entries} entries in ${links} links, sealed up to ${until ?? 'nothing'}`,
);
console.log(`The last link has the hash ${head}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
