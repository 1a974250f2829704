import { ROW_KINDS, ROW_OBJECT, ROW_PROPERTY } from './row-kind';

/** The object of the capabilities in which a report keeps the kind of a row. */
export const ROW_CAPABILITIES = {
  [ROW_OBJECT]: {
    displayNameKey: 'Card_RowKinds',
    properties: {
      [ROW_PROPERTY]: {
        displayNameKey: 'Card_RowKinds',
        type: {
          enumeration: ROW_KINDS.map((value) => ({ value, displayNameKey: `Kind_${value}` })),
        },
      },
    },
  },
};
