/** What other features may show of content; the rest is its inside. */
export { packPictures } from './home/lazy-pictures';
