export * from './guide';
export * from './guide-style';
export { escapeXml } from '../export/svg';
