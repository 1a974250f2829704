import '../http/limit-all-bodies';
import { createSignInGuard } from '../accounts/sign-in/sign-in-guard';
import { systemClock } from '../platform/clock';

export const guardSignIns = createSignInGuard(systemClock);
