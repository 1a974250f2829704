import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { call } from '@/lib/api';
import { Button, ButtonLink } from '@/ui/button';
import { useShownScheme } from '@/ui/color-scheme';
import { useChoice } from '../model/studio-store';
import { NameDialog } from './name-dialog';
import { themeOf } from './studio';
import { themesQuery } from './themes-query';

/** Keeps what is chosen in the studio; before anything is, it leads there. */
export function AddFromStudio() {
  const [isAsking, setAsking] = useState(false);
  const choice = useChoice();
  const scheme = useShownScheme();
  const client = useQueryClient();
  const plus = <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />;

  if (choice.kind === 'default') {
    return (
      <ButtonLink to="/#studio" size="sm">
        {plus}
        New theme
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {plus}
        Add from the studio
      </Button>
      {isAsking && (
        <NameDialog
          title="Add the studio's colours"
          action="Add theme"
          name={choice.kind === 'preset' ? choice.name : ''}
          onClose={() => setAsking(false)}
          onSubmit={async (name) => {
            await call('createTheme', { name, theme: themeOf(choice, scheme, name) });
            await client.invalidateQueries({ queryKey: themesQuery.queryKey });
          }}
        />
      )}
    </>
  );
}
