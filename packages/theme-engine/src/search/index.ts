export { fit, found, wordsOf, type Matches } from './words';
