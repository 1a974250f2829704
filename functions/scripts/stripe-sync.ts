import Stripe from 'stripe';
import { listCatalogueChanges } from '../src/payments/catalogue';
import { syncFault } from '../src/payments/sync-options';

/**
 * `npm run stripe:sync` lists the changes that would make the products and prices at Stripe match the catalogue
 * (contracts); `-- --apply` makes them. STRIPE_SECRET_KEY is the key. A live key requires `--live`. Without a key it uses
 * the local Stripe.
 */
const args = process.argv.slice(2);
const key = process.env['STRIPE_SECRET_KEY'] ?? 'sk_test_local';
const fault = syncFault(key, args);
if (fault) {
  console.error(fault);
  process.exit(1);
}
const local = { host: '127.0.0.1', port: 12111, protocol: 'http' } as const;
const stripe = new Stripe(key, process.env['STRIPE_SECRET_KEY'] ? {} : local);
const changes = await listCatalogueChanges(stripe);
for (const { words, apply } of changes) {
  console.log(words);
  if (args.includes('--apply')) await apply();
}
if (changes.length === 0) console.log('Nothing to do: Stripe matches the catalogue.');
else if (!args.includes('--apply'))
  console.log('Nothing has changed yet. To apply the changes, add --apply.');
