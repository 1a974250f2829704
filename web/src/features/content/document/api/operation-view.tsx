import type { ReactNode } from 'react';
import { ChevronRight, Link as LinkIcon } from 'lucide-react';
import { env } from '@/lib/env';
import { Table } from '@/ui/table';
import { CodeBlock } from '../../text/code-block';
import { formatCurl } from './curl';
import { MethodBadge } from './method-badge';
import type { ApiOperation } from './reference';
import type { Field } from './schema-fields';
import { Summary } from './summary';

interface OperationViewProps {
  operation: ApiOperation;
  /** Path of the API below the address of the site. */
  base: string;
}

/** Shows an operation of the API: access, input, answers, errors and an example to try. */
export function OperationView({ operation, base }: OperationViewProps) {
  const { name, title, method, path, summary, takes, answers, errors } = operation;
  return (
    <section
      aria-labelledby={name}
      className="border-t border-line pt-8 [&:not(:first-child)]:mt-12"
    >
      <h2 className="group text-20 md:text-24">
        <span id={name} className="scroll-mt-28">
          {title}
        </span>
        <a
          href={`#${name}`}
          aria-label={`Link to “${title}”`}
          className="prose-anchor group-hover:opacity-100"
        >
          <LinkIcon aria-hidden="true" strokeWidth={1.75} />
        </a>
      </h2>
      <p className="mt-2 max-w-[68ch]">
        <Summary text={`${summary}.`} />
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <MethodBadge method={method} />
        <code className="font-mono text-14 wrap-anywhere">
          {base}
          {path}
        </code>
      </p>
      <dl className="mt-4 grid gap-x-4 gap-y-1 text-14 sm:grid-cols-[8rem_1fr]">
        <Fact name="Operation">
          <code className="font-mono text-12">{name}</code>
        </Fact>
        <Access operation={operation} />
      </dl>
      {takes.length > 0 && (
        <>
          <h3 className="mt-6 text-16">What it takes</h3>
          <TextTable heads={['Field', 'What it is']}>
            {takes.map(({ place, ...field }) => (
              <FieldRow
                key={`${place} ${field.name}`}
                {...field}
                note={field.isRequired ? place : `${place}, optional`}
              />
            ))}
          </TextTable>
        </>
      )}
      {!operation.isBotChecked && (
        <div className="mt-6 text-14">
          <CodeBlock language="shell" name="" code={formatCurl(operation, env.siteUrl + base)} />
        </div>
      )}
      <Fold title="Answer">
        <div className="mt-3">
          <CodeBlock
            language={readLanguage(answers.type)}
            name=""
            code={formatExample(answers.example)}
          />
        </div>
        {answers.fields.length > 0 && (
          <TextTable heads={['Field', 'What it is']}>
            {answers.fields.map((field) => (
              <FieldRow
                key={field.name}
                {...field}
                note={field.isRequired ? '' : 'not always there'}
              />
            ))}
          </TextTable>
        )}
      </Fold>
      <Fold title="Errors">
        <TextTable heads={['Status and code', 'Message']}>
          {errors.map(({ status, code, message }) => (
            <tr key={code} className={ROW}>
              <th scope="row" className={`${CELL} text-left font-normal`}>
                {status} <code className="font-mono text-12">{code}</code>
              </th>
              <td className={CELL}>{message}</td>
            </tr>
          ))}
        </TextTable>
      </Fold>
    </section>
  );
}

const ROW = 'border-b border-line align-top';
const CELL = 'py-2 pr-4';

function Access({ operation }: Pick<OperationViewProps, 'operation'>) {
  const { who, limits, isBotChecked, needsStepUp } = operation;
  return (
    <>
      <Fact name="Who may call it">{who}</Fact>
      {isBotChecked && <Fact name="From where">only our own pages, as it checks for bots</Fact>}
      {needsStepUp && (
        <Fact name="Fresh proof">
          in <code className="font-mono text-12">X-Step-Up</code>, where the answer is{' '}
          <code className="font-mono text-12">step-up-required</code>
        </Fact>
      )}
      <Fact name="How often">{limits.join('; ') || 'no limit'}</Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="max-sm:mb-2">{children}</dd>
    </>
  );
}

function FieldRow({ name, type, isRequired, note }: Field & { note: string }) {
  return (
    <tr className={ROW}>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <code className={isRequired ? 'font-mono text-12 font-semibold' : 'font-mono text-12'}>
          {name}
        </code>
        {note && <span className="block text-12 text-muted">{note}</span>}
      </th>
      <td className={CELL}>{type}</td>
    </tr>
  );
}

function TextTable({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <Table
      look="text"
      columns={heads.map((label) => ({ label, className: 'first:w-2/5' }))}
      className="mt-2 text-14 wrap-anywhere"
    >
      <tbody>{children}</tbody>
    </Table>
  );
}

/** Native details, which work without scripts and open for a search within the page. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/fold mt-4">
      <summary className="flex w-fit cursor-pointer items-center gap-1.5 rounded-6 py-1 text-14 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 text-muted group-open/fold:rotate-90"
        />
        {title}
      </summary>
      {children}
    </details>
  );
}

const readLanguage = (type: string) => type.split('/')[1] ?? type;

const formatExample = (example: unknown) =>
  typeof example === 'string' ? example.trimEnd() : JSON.stringify(example, null, 2);
