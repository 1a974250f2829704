import type { OperationInput } from '@flexa/contracts/operations';
import { call } from '@/lib/api';
import { CsvButton } from './csv-button';

type UsersCsvProps = Pick<OperationInput<'exportUsersCsv'>, 'show' | 'search'>;

/** Exports all users, or the listed ones, as a file. */
export function UsersCsv({ show, search }: UsersCsvProps) {
  const words = search?.trim();
  const parts = [show, words && 'search'].filter(Boolean).map((part) => `-${part}`);
  return (
    <CsvButton
      file={`flexa-users${parts.join('')}`}
      what={parts.length > 0 ? 'These users' : 'All users'}
      load={() =>
        call('exportUsersCsv', { ...(show && { show }), ...(words && { search: words }) })
      }
    />
  );
}
