import { Notice } from './notice';

/** Explains that the link of an e-mail is incomplete. */
export const IncompleteLink = () => (
  <Notice tone="warning" title="This link is incomplete">
    Open it from the e-mail again, or copy the whole link.
  </Notice>
);
