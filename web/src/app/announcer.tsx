import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Announces the page after a navigation to screen readers; the browser announces the first page. */
export function Announcer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
