/**
 * Copies a text, which may still be loading, to the clipboard.
 *
 * @throws if the text fails to load or the browser refuses
 */
export async function copyText(text: Promise<string>): Promise<void> {
  // Safari only writes during the click, so it gets the promise.
  if (typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function') {
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
