import { formatCount, formatNumber } from '@flexa/contracts/format';
import { LICENSE_CARD, listLicenseKeys, removeLicenseKeys } from '@flexa/license/flexa';
import { compileTheme, renameDocument, type StudioDocument, type Theme } from '../model/document';
import { isObject, type Json } from '../model/json';
import { formatPointer, type Pointer } from '../model/pointer';
import { formatSource } from './source-text';

/**
 * Largest file for the Fabric admin portal, in bytes. The limit is ours, because Microsoft states none
 * (learn.microsoft.com/power-bi/create-reports/desktop-organizational-themes): each report keeps a copy of its theme.
 */
export const ORGANIZATION_MAX_BYTES = 1_000_000;

/** A reason not to give a theme to a whole organisation. */
export interface OrganizationProblem {
  readonly rule: 'organization-key' | 'organization-size';
  /** Pointer of the setting; empty for the whole file. */
  readonly at: Pointer;
  readonly message: string;
}

/** Returns the text of a theme for the Fabric admin portal: UTF-8, with a name and without licence keys. */
export function formatForOrganization(document: StudioDocument): string {
  const isNamed = Object.hasOwn(compileTheme(document), 'name');
  const named = isNamed ? document : renameDocument(document, document.name || 'Theme');
  const theme = removeLicenseKeys<Theme>(compileTheme(named));
  return formatSource(named, theme).replace(/^\uFEFF/, '');
}

/** Lists the reasons why a theme of this many bytes is not suitable for a whole organisation. */
export function findOrganizationProblems(theme: Theme, bytes: number): OrganizationProblem[] {
  const keys = findKeyPlaces(theme).map((at): OrganizationProblem => ({
    rule: 'organization-key',
    at,
    message:
      'The theme holds a licence key. Everyone in the organisation could read and copy it: take it out.',
  }));
  if (bytes <= ORGANIZATION_MAX_BYTES) return keys;
  const [is, limit] = [bytes, ORGANIZATION_MAX_BYTES].map(formatNumber);
  const message = `The file has ${is} bytes. Our limit is ${limit}; Microsoft states none. Make its images smaller.`;
  return [...keys, { rule: 'organization-size', at: '', message }];
}

function findKeyPlaces(theme: Theme): Pointer[] {
  if (listLicenseKeys(theme).length === 0) return [];
  const listMembers = (value: Json | undefined) => (isObject(value) ? Object.entries(value) : []);
  return listMembers(theme['visualStyles']).flatMap(([visual, presets]) =>
    listMembers(presets).flatMap(([preset, cards]) =>
      listMembers(cards)
        .filter(([card]) => card === LICENSE_CARD)
        .map(() => formatPointer('visualStyles', visual, preset, LICENSE_CARD)),
    ),
  );
}

/** Describes a theme in one sentence, for the field Description of the admin portal. */
export function describeForOrganization(document: StudioDocument): string {
  const { dataColors } = compileTheme(document);
  const colors = Array.isArray(dataColors) ? dataColors : [];
  const first = typeof colors[0] === 'string' ? ` from ${colors[0]}` : '';
  const { font, page } = document.decisions;
  return `${formatCount(colors.length, 'data colour')}${first}, ${font}, for a ${page} page.`;
}
