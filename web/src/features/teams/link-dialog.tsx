import { useState } from 'react';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import type { SeatedLicense } from '@flexa/contracts/seats';
import { domainSchema, type Team } from '@flexa/contracts/teams';
import { call } from '@/lib/api';
import { copyText } from '@/lib/copy-text';
import { messageOf, reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { reloadTeam } from './team-query';

interface LinkDialogProps {
  team: Team;
  licenses: readonly SeatedLicense[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Name and link of a team: with the link, people of its domains take a free seat themselves. */
export function LinkDialog({ team, licenses, open, onOpenChange }: LinkDialogProps) {
  const [name, setName] = useState(team.name ?? '');
  const [typed, setTyped] = useState(team.domains.join(', '));
  const domains = typed.split(/[\s,;]+/).filter((domain) => domain !== '');
  const wrong = domains.find((domain) => !domainSchema.safeParse(domain).success);
  const save = useMutation({
    mutationFn: (link: boolean | undefined) =>
      call('updateTeam', {
        ...{ id: team.id, domains },
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(link !== undefined && { link }),
      }),
    meta: { silent: true },
    onSuccess: async () => {
      await reloadTeam(team.id);
      toast.success('Your team is saved');
    },
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Team and link"
      description="With the link, people with a confirmed address of these domains take a free seat."
      footer={
        <>
          {team.link !== null && (
            <Button variant="danger" onClick={() => save.mutate(false)}>
              End the link
            </Button>
          )}
          <Button onClick={() => save.mutate(undefined)} disabled={wrong !== undefined}>
            Save
          </Button>
          <Button
            variant="primary"
            loading={save.isPending}
            disabled={wrong !== undefined || domains.length === 0}
            onClick={() => save.mutate(true)}
          >
            {team.link === null ? 'Make a link' : 'Make a new link'}
          </Button>
        </>
      }
    >
      {save.error && <Notice tone="danger" className="mb-4" title={messageOf(save.error)} />}
      <div className="grid gap-4">
        <TextField
          label="Name of the team"
          autoComplete="organization"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Domains"
          hint="As they stand behind the @, such as company.com"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={wrong && `${wrong} is no domain`}
          onChange={(event) => setTyped(event.target.value)}
        />
        {team.link !== null &&
          licenses.map(({ id, visualType }) => (
            <Button
              key={id}
              onClick={() =>
                void copyText(Promise.resolve(linkOf(id, team.link ?? ''))).then(
                  () => toast.success('The link is copied'),
                  reportError,
                )
              }
            >
              Copy the link for {VISUAL_NAMES[visualType]}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

function linkOf(licence: string, link: string): string {
  const address = new URL('/seat', window.location.href);
  address.search = new URLSearchParams({ licence, link }).toString();
  return address.href;
}
