import { useState } from 'react';
import type { SeatedLicense } from '@flexa/contracts/seats';
import { domainSchema, type Team } from '@flexa/contracts/teams';
import { call } from '@/lib/api';
import { copyText } from '@/lib/copy-text';
import { explainError, reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { licenseName } from './license-names';
import { seatLink } from './seat-link';
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
        id: team.id,
        domains,
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(link !== undefined && { link }),
      }),
    meta: { silent: true },
    onSuccess: async () => {
      await reloadTeam(team.id);
      toast.success('Team saved');
    },
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Team and link"
      description="Anyone with a confirmed address at these domains can take a free seat with the link."
      footer={
        <>
          {team.link !== null && (
            <Button variant="danger" onClick={() => save.mutate(false)}>
              Turn off link
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
            {team.link === null ? 'Create link' : 'Create new link'}
          </Button>
        </>
      }
    >
      {save.error && <Notice tone="danger" className="mb-4" title={explainError(save.error)} />}
      <div className="grid gap-4">
        <TextField
          label="Team name"
          autoComplete="organization"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Domains"
          hint="The part after the @, such as company.com"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={wrong && `${wrong} is not a domain`}
          onChange={(event) => setTyped(event.target.value)}
        />
        {team.link !== null &&
          licenses.map((license) => (
            <Button
              key={license.id}
              onClick={() =>
                void copyText(Promise.resolve(seatLink(license.id, team.link ?? ''))).then(
                  () => toast.success('Link copied'),
                  reportError,
                )
              }
            >
              Copy link for {licenseName(license, licenses)}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}
