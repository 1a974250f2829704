/** What other features may show of the free offer; the rest is its inside. */
export { FreePackCard } from './free-pack-card';
