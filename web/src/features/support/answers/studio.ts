import { THEMES_MAX } from '@flexa/contracts/constants';
import { VERSIONS_MAX } from '@flexa/contracts/themes';
import { ACCOUNT_RULE } from '@/features/theme-studio';
import type { AnswerTopic } from './answer';

export const STUDIO: AnswerTopic = {
  id: 'studio',
  title: 'Themes and visuals',
  answers: [
    {
      id: 'theme-studio',
      question: 'What does the theme studio cost?',
      text: [`Nothing. ${ACCOUNT_RULE} Or have the theme sent to your e-mail.`],
      links: [{ label: 'Open the studio', to: '/flexa-theme' }],
      words: 'generator free json colours palette',
    },
    {
      id: 'use-a-theme',
      question: 'How do I use theme.json in Power BI?',
      text: [
        'In Power BI Desktop, open your report, go to View, Themes, Browse for themes and pick theme.json. The whole report changes at once. Undo reverts it.',
      ],
      links: [{ label: 'Make a theme', to: '/flexa-theme' }],
      words: 'import load apply install file desktop',
    },
    {
      id: 'saved-themes',
      question: 'Are my themes saved?',
      text: [
        `Yes, if you are signed in: up to ${THEMES_MAX} themes, each with up to ${VERSIONS_MAX} versions that you can restore. Without an account, the theme you are working on stays in this browser.`,
      ],
      links: [{ label: 'Your themes', to: '/general#themes' }],
      words: 'save limit version restore history',
    },
    {
      id: 'studio-files',
      question: 'Which files does the studio make?',
      text: [
        'theme.json for Power BI Desktop; a Power BI project of three pages with sample data; design tokens for Figma and Tokens Studio; CSS variables; and an accessibility report as a page.',
        'Share copies a link to the theme.',
      ],
      links: [{ label: 'The files in detail', to: '/document/downloading-a-theme' }],
      words:
        'pbip project css variables design tokens dtcg figma accessibility report share link export zip download',
    },
    {
      id: 'readable-colours',
      question: 'How do I know that my colours are readable?',
      text: [
        'The studio checks the contrast of every text against its exported background, and how far apart the data colours are, also for three kinds of colour blindness. Failures come first in its list.',
      ],
      links: [{ label: 'Palettes everyone can read', to: '/blogs/palettes-everyone-can-read' }],
      words: 'contrast wcag accessibility colour blind check checks',
    },
    {
      id: 'install-visuals',
      question: 'How do I get the visuals into my report?',
      text: [
        'Download the file from the page of its pack and import it in Power BI Desktop: the three-dot menu below the visual icons, then Import a visual from a file. Then paste your licence key into the first card of its format pane.',
      ],
      links: [
        { label: 'Installing a visual', to: '/document/visuals#installing-a-visual' },
        { label: 'Your account', to: '/general' },
      ],
      words: 'install add appsource marketplace download import',
    },
    {
      id: 'report-data',
      question: 'Does Flexa see my report data?',
      text: [
        'No. The studio shows sample data, and a theme file holds colours and styles, never your numbers.',
      ],
      links: [{ label: 'Privacy policy', to: '/privacy-policy' }],
      words: 'privacy security confidential',
    },
  ],
};
