export const MAIL_AFTER_TIMEOUT =
  'The e-mail may be on its way: look in your mailbox before you ask again';

export const PASSWORD_AFTER_TIMEOUT =
  'Your password may be changed already: try to sign in with the new one';

export const THEME_AFTER_TIMEOUT =
  'It may be saved already: look at your saved themes before you save again';
