/** Returns true for files that people drop because of their colours. */
export function isBrandFile({ name }: File): boolean {
  return /\.(?:png|jpe?g|svg|css)$/i.test(name);
}
