import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { SeatedLicense } from '@flexa/contracts/seats';
import { domainSchema, type Team } from '@flexa/contracts/teams';
import { call } from '@/lib/api';
import { copyText } from '@/lib/copy-text';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { nameLicense } from './license-names';
import { buildSeatLink } from './seat-link';
import { reloadTeam } from './team-query';

const schema = z.object({
  name: z.string().trim(),
  domains: z
    .string()
    .transform((typed) => typed.split(/[\s,;]+/).filter((domain) => domain !== ''))
    .superRefine((domains, context) => {
      const wrong = domains.find((domain) => !domainSchema.safeParse(domain).success);
      if (wrong) context.addIssue({ code: 'custom', message: `${wrong} is not a domain` });
    }),
  /** True creates a new link, false turns it off. */
  link: z.boolean().optional(),
});

interface LinkDialogProps {
  team: Team;
  licenses: readonly SeatedLicense[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits a team's name, domains and link. With the link, people at the domains take a free seat themselves. */
export function LinkDialog({ team, licenses, open, onOpenChange }: LinkDialogProps) {
  const { form, field, failure, isSubmitting, onSubmit } = useServerForm({
    schema,
    mode: 'onChange',
    defaultValues: { name: team.name ?? '', domains: team.domains.join(', ') },
    send: async ({ name, domains, link }) => {
      await call('updateTeam', {
        id: team.id,
        domains,
        ...(name !== '' && { name }),
        ...(link !== undefined && { link }),
      });
      await reloadTeam(team.id);
      toast.success('Team saved');
    },
  });
  const typed = useWatch({ control: form.control, name: 'domains' });
  const domains = schema.shape.domains.safeParse(typed).data;
  const save = (link: boolean | undefined) => {
    form.setValue('link', link);
    onSubmit();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Team and link"
      description="Anyone with a confirmed address at these domains can take a free seat with the link."
      footer={
        <>
          {team.link !== null && (
            <Button variant="danger" onClick={() => save(false)}>
              Turn off link
            </Button>
          )}
          <Button onClick={() => save(undefined)} disabled={!domains}>
            Save
          </Button>
          <Button
            variant="primary"
            loading={isSubmitting}
            disabled={!domains || domains.length === 0}
            onClick={() => save(true)}
          >
            {team.link === null ? 'Create link' : 'Create new link'}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="danger" className="mb-4" title={failure} />}
      <div className="grid gap-4">
        <TextField label="Team name" autoComplete="organization" {...field('name')} />
        <TextField
          label="Domains"
          hint="The part after the @, such as company.com"
          autoComplete="off"
          spellCheck={false}
          {...field('domains')}
        />
        {team.link !== null &&
          licenses.map((license) => (
            <Button
              key={license.id}
              onClick={() =>
                void copyText(Promise.resolve(buildSeatLink(license.id, team.link ?? ''))).then(
                  () => toast.success('Link copied'),
                  reportError,
                )
              }
            >
              Copy link for {nameLicense(license, licenses)}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}
