export interface SiteLink {
  label: string;
  to: string;
}

/** The links of the header and of the phone's menu, in their order. */
export const SITE_LINKS: readonly SiteLink[] = [
  { label: 'Theme studio', to: '/#studio' },
  { label: 'Packs', to: '/#packs' },
  { label: 'Colours', to: '/#colours' },
  { label: 'Prices', to: '/#prices' },
  { label: 'Questions', to: '/#questions' },
];

/** The columns of the footer; the one about the account follows them. */
export const FOOTER_COLUMNS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Suite',
    links: [
      { label: 'Theme studio', to: '/#studio' },
      { label: 'Visual packs', to: '/#packs' },
      { label: 'Colour presets', to: '/#colours' },
    ],
  },
  {
    title: 'Licences',
    links: [
      { label: 'Prices', to: '/#prices' },
      { label: 'Questions', to: '/#questions' },
    ],
  },
];
