import { createColorOption, SHOW } from './cards';
import type { Translations } from './languages';

/** Comments on points from a field: numbered marks at the points, and the numbered texts in a list. */
export const COMMENTS_CARD = {
  label: 'Card_Comments',
  options: {
    show: SHOW,
    place: {
      kind: 'choice',
      label: 'Option_CommentPlace',
      initial: 'auto',
      choices: [
        { value: 'auto', label: 'Choice_Auto' },
        { value: 'beside', label: 'Choice_Beside' },
        { value: 'under', label: 'Choice_Under' },
        { value: 'none', label: 'Choice_Off' },
      ],
    },
    fontSize: { kind: 'number', label: 'Option_Size', initial: 9, min: 8, max: 24 },
    color: createColorOption('foreground'),
  },
} as const;

/** Words of the card and its field. A key once shipped stays. */
export const COMMENT_EN = {
  Card_Comments: 'Comments',
  Option_CommentPlace: 'List',
  Choice_Beside: 'Beside',
  Choice_Under: 'Below',
} as const;

/** The same in German, French, Spanish, Italian, Dutch, Portuguese, Polish, Japanese, Chinese and Arabic. */
export const COMMENT_TRANSLATIONS: Translations<keyof typeof COMMENT_EN> = {
  Card_Comments: [
    'Kommentare',
    'Commentaires',
    'Comentarios',
    'Commenti',
    'Opmerkingen',
    'Comentários',
    'Komentarze',
    'コメント',
    '备注',
    'التعليقات',
  ],
  Option_CommentPlace: [
    'Liste',
    'Liste',
    'Lista',
    'Elenco',
    'Lijst',
    'Lista',
    'Lista',
    '一覧',
    '列表',
    'القائمة',
  ],
  Choice_Beside: [
    'Daneben',
    'À côté',
    'Al lado',
    'A fianco',
    'Ernaast',
    'Ao lado',
    'Obok',
    '横',
    '旁边',
    'بجانبه',
  ],
  Choice_Under: [
    'Darunter',
    'Dessous',
    'Debajo',
    'Sotto',
    'Eronder',
    'Abaixo',
    'Poniżej',
    '下',
    '下方',
    'أسفله',
  ],
};
