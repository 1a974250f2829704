import '../http/limit-all-bodies';

export { api } from '../http/api';
