/** Steps for a Fabric administrator. Source: the documentation of the organisational store, October 2025. */
export const listSteps = (): readonly string[] => [
  'In the Fabric admin portal, open Organizational visuals and choose Add visual > From a file for each package. For a visual that is there already, choose Settings > Browse > Update: every report then gets the new version.',
  'Authors find the visuals in Power BI Desktop and enter no key. In reports and themes their names end in _OrgStore.',
  'A visual that someone imported from a file stays in its report, beside the one from the store. Swap it report by report.',
  'Power BI treats these packages as uncertified: exports to PowerPoint and PDF and e-mail subscriptions leave them out.',
  'Everyone who gets a package can read the key in it. Keep it within your organisation.',
  'When you renew the licence, build the packages again and update them.',
];
