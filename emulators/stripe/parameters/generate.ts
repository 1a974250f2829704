import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import ts from 'typescript';
import type { Schema, Schemas } from './schema';

/** Writes schemas.json from the types of the package `stripe` (npm run stripe:parameters). */

const resolvePath = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const TYPES = resolvePath('types.ts');

const program = ts.createProgram([TYPES], {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
});
const checker = program.getTypeChecker();

function listFields(type: ts.Type): [name: string, type: ts.Type, isOptional: boolean][] {
  return checker.getPropertiesOfType(type).map((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    return [property.name, checker.getTypeOfSymbol(property), isOptional];
  });
}

/** True for `string & {}`, which means values unknown to the package. Stripe refuses them. */
function isOtherString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);
}

function buildSchema(type: ts.Type): Schema {
  if (type.isUnion()) return buildUnionSchema(type.types);
  if (type.isStringLiteral()) return { enum: [type.value] };
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (type.flags & ts.TypeFlags.StringLike || isOtherString(type)) return { type: 'string' };
  // Decimals beyond JavaScript's precision are sent as text.
  const name = checker.typeToString(type);
  if (name === 'Decimal') return { type: 'string' };
  if (!(type.flags & ts.TypeFlags.Object)) throw new Error(`No schema is known for ${name}`);
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    if (item) return { type: 'array', items: buildSchema(item) };
  }
  const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (values) return { type: 'object', additionalProperties: buildSchema(values) };
  return buildObjectSchema(type);
}

function buildObjectSchema(type: ts.Type): Schema {
  const fields = listFields(type).sort(([a], [b]) => a.localeCompare(b));
  const properties = Object.fromEntries(fields.map(([name, field]) => [name, buildSchema(field)]));
  const required = fields.filter(([, , isOptional]) => !isOptional).map(([name]) => name);
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function buildUnionSchema(types: readonly ts.Type[]): Schema {
  const isNothing = ({ flags }: ts.Type) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null);
  const valueTypes = types.filter((type) => !isNothing(type));
  const literals = valueTypes.filter((type) => type.isStringLiteral()).map(({ value }) => value);
  const others = valueTypes
    .filter((type) => !type.isStringLiteral())
    // Beside an enum's values, `string` only allows for future ones.
    .filter((type) => !(isOtherString(type) && literals.some((word) => word !== '')))
    .map(buildSchema);
  const isSame = (a: Schema, b: Schema) => JSON.stringify(a) === JSON.stringify(b);
  const distinct = others.filter((type, n) => others.findIndex((each) => isSame(each, type)) === n);
  const schemas: Schema[] =
    literals.length > 0 ? [{ enum: literals.sort() }, ...distinct] : distinct;
  const [only] = schemas;
  return schemas.length === 1 && only ? only : { anyOf: schemas };
}

const source = program.getSourceFile(TYPES);
const declared = source?.statements.find(ts.isInterfaceDeclaration);
if (!declared) throw new Error('types.ts declares no parameters');
const routes = listFields(checker.getTypeAtLocation(declared.name)).map(
  ([route, type]): [string, Schema] => [route, buildSchema(type)],
);
const schemas: Schemas = {
  version: Stripe.PACKAGE_VERSION,
  routes: Object.fromEntries(routes),
};
writeFileSync(resolvePath('schemas.json'), `${JSON.stringify(schemas)}\n`);
console.log(`${routes.length} requests of stripe ${schemas.version}`);
