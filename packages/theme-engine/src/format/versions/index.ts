export {
  COMPARED_VERSION,
  describeVersion,
  findVersion,
  type SettingVersion,
} from './find-version';
export { listVersionNeeds, type VersionNeed } from './version-needs';
