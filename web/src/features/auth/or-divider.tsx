export function OrDivider() {
  return (
    <div className="my-5 flex items-center gap-3 text-14 text-muted">
      <span className="h-px flex-1 bg-line" />
      or with e-mail
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
