/** Renders the first focusable link, which skips the header and leads to <main id="main" tabIndex={-1}>. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-60 -translate-y-20 rounded-10 bg-brand px-4 py-2.5 text-14 font-medium text-on-brand focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
