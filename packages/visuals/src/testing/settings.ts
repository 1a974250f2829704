/** A visual's settings with some options of one card changed. */
export const createSettingsChanger =
  <Settings extends object>(settings: Settings) =>
  <Card extends keyof Settings>(card: Card, changes: Partial<Settings[Card]>): Settings => ({
    ...settings,
    [card]: { ...settings[card], ...changes },
  });
