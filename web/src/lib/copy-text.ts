/**
 * Puts a text that may still be on its way on the clipboard.
 *
 * @throws where the text can't be had or the browser refuses
 */
export async function copyText(text: Promise<string>): Promise<void> {
  // Safari only writes within the press itself, so what is written there is the promise.
  if (typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function') {
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
