import { THEMES_MAX } from '@contracts/constants';
import type { AnswerTopic } from './answer';

export const STUDIO: AnswerTopic = {
  id: 'studio',
  title: 'Themes and visuals',
  answers: [
    {
      id: 'theme-studio',
      question: 'What does the theme studio cost?',
      text: [
        'Nothing. Designing and previewing works without an account. To download theme.json, sign in, or have the file sent to your e-mail.',
      ],
      links: [{ label: 'Open the studio', to: '/flexa-theme' }],
      words: 'theme generator free json colours palette',
    },
    {
      id: 'use-a-theme',
      question: 'How do I use theme.json in Power BI?',
      text: [
        'In Power BI Desktop open your report, go to View, open the list of themes, choose Browse for themes and pick theme.json. The whole report changes at once, and Undo takes it back.',
      ],
      links: [{ label: 'Make a theme', to: '/flexa-theme' }],
      words: 'import load apply install theme file power bi desktop',
    },
    {
      id: 'saved-themes',
      question: 'Are my themes kept?',
      text: [
        `Signed in, yes: up to ${THEMES_MAX} themes. Without an account the theme you are working on stays in this browser.`,
      ],
      links: [{ label: 'Your themes', to: '/general#themes' }],
      words: 'save saved theme limit 50',
    },
    {
      id: 'install-visuals',
      question: 'How do I get the visuals into my report?',
      text: [
        'Each pack is listed on Microsoft’s marketplace, and your account links to all four. In Power BI Desktop choose Get more visuals, add the pack, and paste your licence key into its settings.',
      ],
      links: [{ label: 'Your account', to: '/general' }],
      words: 'install add visuals appsource marketplace download import',
    },
    {
      id: 'report-data',
      question: 'Does Flexa see my report data?',
      text: [
        'No. The studio shows sample data, and a theme file holds colours and styles, never your numbers.',
      ],
      links: [{ label: 'Privacy policy', to: '/privacy-policy' }],
      words: 'privacy security data confidential',
    },
  ],
};
