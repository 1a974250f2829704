export const REMINDERS_TITLE = 'Reminders before a licence ends';
export const REMINDERS_TEXT = '30, 14 and 3 days before, for your licences and teams you manage';
