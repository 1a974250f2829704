import '../http/limit-all-bodies';
import { callables } from '../http/callables';

export const { users, licenses, discount, verification } = callables;
