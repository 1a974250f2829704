import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells a screen reader which page a navigation led to; the browser itself says it of the first. */
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
