import { Notice } from './notice';

/** Stands where a link of an e-mail leads that was cut off on its way. */
export const IncompleteLink = () => (
  <Notice tone="warning" title="This link is incomplete">
    Open it from the e-mail again, or copy the whole link.
  </Notice>
);
