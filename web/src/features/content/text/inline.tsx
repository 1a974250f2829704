import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const MARK = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** Code, bold words and links within a line of text. */
export function inline(text: string): ReactNode[] {
  const out: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, code, bold, label, address = ''] = match;
    out.push(text.slice(end, match.index));
    if (code !== undefined) out.push(<code key={match.index}>{code}</code>);
    else if (bold !== undefined) out.push(<strong key={match.index}>{bold}</strong>);
    else out.push(<TextLink key={match.index} address={address} label={label ?? ''} />);
    end = match.index + whole.length;
  }
  out.push(text.slice(end));
  return out;
}

function TextLink({ address, label }: { address: string; label: string }) {
  if (/^(https?:|mailto:|\/api\/)/.test(address)) {
    return (
      <a href={address} rel="noreferrer">
        {label}
      </a>
    );
  }
  return <Link to={address}>{label}</Link>;
}
