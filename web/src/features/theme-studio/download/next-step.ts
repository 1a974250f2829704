/** Place in Power BI for importing each file, for the message after its download. */
const NEXT_STEPS: Readonly<Record<string, string>> = {
  theme: 'In Power BI Desktop open View, Themes, Browse for themes.',
  pair: 'Unzip it. In Power BI Desktop open View, Themes, Browse for themes.',
  project: 'Unzip it and open the .pbip file in Power BI Desktop.',
};

/** Says that a file was downloaded, and the next step if it is for Power BI. */
export function describeDownload(id: string, fileName: string): string {
  const step = NEXT_STEPS[id];
  return step === undefined ? `${fileName} downloaded` : `${fileName} downloaded. ${step}`;
}
