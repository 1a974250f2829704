import '../http/limit-all-bodies';
import { processServices } from '../compose';
import { createMailTrigger } from '../mail/trigger';

export const sendNewMail = createMailTrigger(() => processServices().mail);
