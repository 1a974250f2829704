import { useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api';
import { IncompleteLink } from '@/ui/incomplete-link';
import { StopEmails } from '@/ui/stop-emails';
import { TOPIC_WORDS, TOPICS } from './mail-topics';

/** Where the link of an e-mail leads that can be switched off in the account. */
export function StopMails() {
  const [search] = useSearchParams();
  const person = search.get('person');
  const topic = TOPICS.find((each) => each === search.get('topic'));
  const code = search.get('code');
  if (person === null || topic === undefined || code === null) return <IncompleteLink />;
  const { title, text, stopped } = TOPIC_WORDS[topic];
  return (
    <StopEmails
      stop={() => call('stopMails', { person, topic, code })}
      stopped={stopped}
      again="You can switch them on again under E-mails in your account."
    >
      <span className="font-medium text-text">{title}.</span> {text}.
    </StopEmails>
  );
}
