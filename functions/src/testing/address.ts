/** An address that `npm test` passes on; a test that runs outside it has to be told. */
export function address(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} says where the portal is; npm test sets it`);
  return value;
}
