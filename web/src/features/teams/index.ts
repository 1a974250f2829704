/** The public part of the teams, for pages and other features. */
export { AcceptSeat } from './accept-seat';
export { TeamSection } from './team-section';
export { TeamView } from './team-view';
