import { Check, Circle } from 'lucide-react';
import { PASSWORD_RULES } from '@flexa/contracts/password-rules';
import { cn } from '@/ui/cn';

/** Lists the password rules and ticks each one that is met. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className="mt-2.5 grid grid-cols-2 gap-1 text-14">
      {PASSWORD_RULES.map(({ label, test }) => {
        const isMet = test(password);
        const Icon = isMet ? Check : Circle;
        return (
          <li
            key={label}
            className={cn(
              'flex items-center gap-2 transition-colors',
              isMet ? 'text-success' : 'text-muted',
            )}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
            {label}
            <span className="sr-only">{isMet ? ' (met)' : ' (not yet)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
