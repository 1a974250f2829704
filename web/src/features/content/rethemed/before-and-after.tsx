import { Link } from 'react-router-dom';
import { Compared } from '@/ui/compared';
import { ReportImage } from '../text/report-image';
import { RETHEMED } from './rethemed';

/** Source of the original report. */
const SOURCE =
  'https://github.com/microsoft/semantic-link-labs/blob/3c5054cd8a02bff27b45addb63d1a5e925a58f15';
const SIZES = '(width >= 48rem) 680px, 960px';
const PICTURES = [
  {
    title: 'Before',
    slug: RETHEMED.before,
    alt: 'A report page in Power BI’s default colours: key figures, three slicers, columns and stacked bars in bright blue, navy and orange, and a table, on white cards with hard shadows. Labels and headings have many sizes.',
  },
  {
    title: 'After',
    slug: RETHEMED.after,
    alt: 'The same page with a pale violet ground: all visuals at their places, on white round cards, with violet, pink and blue data colours, smaller labels and headings, and a white ground behind the labels on the bars.',
  },
];

/** Compares a report that isn't ours before and after a theme. */
export function BeforeAndAfter() {
  const [before, after] = RETHEMED.scores;
  return (
    <figure>
      <Compared label="The report before and after" className="max-md:w-240">
        {PICTURES.map(({ title, slug, alt }) => (
          <div key={slug}>
            <p className="sticky left-0 mb-1.5 w-max text-14 font-medium">{title}</p>
            <div className="prose-frame">
              <ReportImage slug={slug} alt={alt} sizes={SIZES} className="block h-auto w-full" />
            </div>
          </div>
        ))}
      </Compared>
      <figcaption>
        A public report before and after it takes the theme of the template Soft cards from{' '}
        <Link to="/power-bi-templates-free-download">our templates</Link>. That changes{' '}
        {RETHEMED.changes} settings of the report and lifts its score from {before} to {after}.{' '}
        {RETHEMED.drawnBy} The report is the{' '}
        <a href={`${SOURCE}/src/sempy_labs/report/_bpareporttemplate`} rel="noreferrer">
          Best Practice Analyzer template
        </a>{' '}
        of Semantic Link Labs, © Microsoft Corporation, under the{' '}
        <a href={`${SOURCE}/LICENSE`} rel="noreferrer">
          MIT licence
        </a>
        . Microsoft is not involved in this site.
      </figcaption>
    </figure>
  );
}
