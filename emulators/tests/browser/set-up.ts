import setUpStack from '../own-stack';

/** Starts a portal for the tests, unless the environment names one, and waits until its processes are warm. */
export default async function setUp() {
  const stop = await setUpStack();
  // Imported only now, because its modules read the portal's address when they load.
  const { warmUp } = await import('./warm-up');
  await warmUp();
  return stop;
}
