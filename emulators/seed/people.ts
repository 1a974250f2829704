/** Names from many countries, to try out search, sorting and long names. */
const GIVEN_NAMES = [
  'Noor',
  'Jonas',
  'Amara',
  'Elin',
  'Sofia',
  'Priya',
  'Lukáš',
  'Hanna',
  'Diego',
  'Mei',
  'Oluwaseun',
  'Claire',
  'Łukasz',
  'Zoë',
  'Søren',
  'Ayşe',
  'Mateus',
  'Yuki',
  'Fatima',
  'Håkon',
  'Ines',
  'Giulia',
  'Wiktoria',
  'Rajesh',
  'Chloé',
  'Stefan',
  'Nadia',
  'Tomás',
  'Katarína',
  'Björn',
] as const;

const FAMILY = [
  'Haddad',
  'Keller',
  'Okafor',
  'Forsberg',
  'Marchetti',
  'Raman',
  'Novák',
  'Virtanen',
  'Fuentes',
  'Tanaka',
  'Adeyemi',
  'Dubois',
  'Gąska',
  'van den Berg',
  'Kjær',
  'Yılmaz',
  'Gonçalves',
  'Sato',
  'El-Sayed',
  'Ødegård',
  'Moreau',
  'Ferrari',
  'Kowalczyk',
  'Iyer',
  'Lefèvre',
  'Weiß',
  'Petrova',
] as const;

const COMPANIES = [
  'cedarfreight',
  'alpenwerk',
  'finchanalytics',
  'portonovo',
  'kestrelhealth',
  'brnodata',
  'saimaa',
  'andesfoods',
  'hoshilogi',
  'lagosmetrics',
  'atelierverre',
  'fjordfoods',
  'lumenretail',
] as const;

export interface Person {
  uid: string;
  name: string;
  email: string;
  createdAt: Date;
}

/** Returns the part of an address before the @: 'lukasz.gaska' for 'Łukasz Gąska'. */
function buildLocalPart(givenName: string, familyName: string): string {
  return `${givenName}.${familyName}`
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[øö]/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/[^a-z.]/g, '');
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since a sign-up. Lately someone signs up every day and a half; earlier sign-ups are rarer. */
const computeAge = (index: number) => 1 + 0.22 * ((index + 20) ** 1.5 - 20 ** 1.5);

/** Creates people who signed up one after another until yesterday, the same at every call. */
export function createPeople(count: number, now: Date): Person[] {
  return Array.from({ length: count }, (_, i) => {
    // 30 and 27 share no factor with the steps 1 and 7, so pairs repeat only after 270 people.
    const givenName = GIVEN_NAMES[i % GIVEN_NAMES.length] ?? '';
    const familyName = FAMILY[(i * 7 + Math.floor(i / GIVEN_NAMES.length)) % FAMILY.length] ?? '';
    const company = COMPANIES[(i * 5) % COMPANIES.length] ?? '';
    const age = computeAge(i) * DAY_MS + ((i * 7919) % 86_400) * 1000;
    return {
      uid: `person-${String(i + 1).padStart(3, '0')}`,
      name: `${givenName} ${familyName}`,
      email: `${buildLocalPart(givenName, familyName)}@${company}.test`,
      createdAt: new Date(now.getTime() - age),
    };
  });
}
