import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import type { MailPreview } from '@flexa/contracts/mails';
import { Skeleton } from '@/ui/skeleton';
import { changed } from '../address';
import { previewName } from '../mail-name';
import { ListTable, PagedList } from '../parts/paged-list';
import { ViewHead } from '../parts/view-head';
import { mailPreviewsQuery } from '../queries';
import { MailPreviewView } from './mail-preview-view';

const COLUMNS = [{ label: 'E-mail', width: 'w-[36%]' }, { label: 'Subject' }];

/** Every kind of e-mail, or the one that the address names. */
export function MailPreviews() {
  const id = new URLSearchParams(useLocation().search).get('mail');
  return id ? <MailPreviewView key={id} id={id} /> : <MailPreviewList />;
}

function MailPreviewList() {
  const query = useQuery(mailPreviewsQuery);
  return (
    <>
      <ViewHead title="E-mail previews" />
      <p className="mt-2 max-w-[70ch] text-muted">
        Every e-mail the portal sends, with sample data. Nothing here is sent.
      </p>
      <PagedList query={query} failure="The e-mails could not be loaded" empty={null}>
        {(page) => (
          <ListTable caption="E-mail previews" columns={COLUMNS} isStacked>
            {page
              ? page.data.map((mail) => <PreviewRow key={mail.id} mail={mail} />)
              : Array.from({ length: 12 }, (_, index) => <SkeletonRow key={index} />)}
          </ListTable>
        )}
      </PagedList>
    </>
  );
}

const ROW = 'max-md:grid max-md:gap-y-0.5 max-md:px-4 max-md:py-2.5 md:h-12';

/** On a phone the subject stands below the name. */
function PreviewRow({ mail }: { mail: MailPreview }) {
  const { id, subject, preheader } = mail;
  const { search } = useLocation();
  return (
    <tr className={ROW}>
      <td className="font-medium md:truncate md:px-4">
        <Link to={changed(search, { mail: id })} className="touch-target rounded-6 hover:underline">
          {previewName(id)}
        </Link>
      </td>
      <td className="truncate md:px-4">
        {subject} <span className="text-muted max-md:hidden">{preheader}</span>
      </td>
    </tr>
  );
}

function SkeletonRow() {
  return (
    <tr className={ROW}>
      {['w-40', 'w-64 max-w-full'].map((width) => (
        <td key={width} className="md:px-4">
          <Skeleton className={`inline-block h-3 ${width}`} />
        </td>
      ))}
    </tr>
  );
}
