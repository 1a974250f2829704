/**
 * Limit that a buyer has to know before paying. Microsoft: learn.microsoft.com/power-bi/collaborate-share/end-user-powerpoint,
 * …/end-user-pdf and …/end-user-subscribe; tenants block uncertified visuals by "Add and use certified visuals only".
 */
export const NOT_CERTIFIED =
  'Microsoft has not certified Flexa’s visuals yet. Power BI leaves uncertified visuals out of PowerPoint and PDF exports and of e-mail subscriptions, and some organisations block them. Try a visual in your tenant before you buy: it works without a key.';
