import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import vocabulary from './schema-org.json' with { type: 'json' };

/**
 * The types of schema.org that the site speaks of, what they descend from and their properties, as of
 * schema-dts 2.1.0, which is made from schema.org's own file. Here in that file's form.
 */
const id = (name: string) => ({ '@id': `schema:${name}` });
const types = Object.entries(vocabulary);
const graph = [
  ...types.map(([name, { parents }]) => ({
    '@type': 'rdfs:Class',
    ...id(name),
    'rdfs:subClassOf': parents.map(id),
  })),
  ...types.flatMap(([name, { properties }]) =>
    properties.map((property) => ({
      '@type': 'rdf:Property',
      ...id(property),
      'schema:domainIncludes': id(name),
    })),
  ),
];
const validator = new Validator({ '@graph': graph });

/** What search engines would find wrong with the structured data of a page, and hints that cost nothing. */
export async function faultsOfData(html: string): Promise<{ faults: string[]; types: string[] }> {
  const found = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await validator.validate(found);
  return {
    faults: [
      ...found.errors.map(({ message = 'cannot be read' }) => `structured data: ${message}`),
      ...issues
        .filter(({ severity }) => severity === 'ERROR')
        .map(({ issueMessage, path }) => {
          const place = path.map(({ type, property }) => type ?? property).join(' ');
          return `structured data: ${place}: ${issueMessage}`;
        }),
    ],
    types: Object.keys(found.jsonld),
  };
}
