/** Saves a CSV file. The mark at its start tells Excel that it is UTF-8. */
export function saveCsv(name: string, csv: string): void {
  saveFile(name, `\uFEFF${csv}`, 'text/csv');
}

/** Saves a text or a blob as a file. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  saveAddress(name, address);
  // The browser has read the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Saves a file of this site. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
