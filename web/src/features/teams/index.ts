/** What pages and other features may use of the teams; the rest is its inside. */
export { AcceptSeat } from './accept-seat';
export { TeamSection } from './team-section';
export { TeamView } from './team-view';
