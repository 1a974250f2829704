import type { JsonObject } from '../model/json';
import type { Field } from './field';
import { findField } from './model/tables';

/** Creates a constant in Power BI's notation: text in quotes, numbers with a type suffix. */
export function createLiteral(value: string | number | boolean): JsonObject {
  return { expr: { Literal: { Value: formatLiteral(value) } } };
}

export function formatLiteral(value: string | number | boolean): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return typeof value === 'number' ? `${value}D` : String(value);
}

/** Creates an integer, which has another type than a decimal number. */
export function createInteger(value: number): JsonObject {
  return { expr: { Literal: { Value: `${value}L` } } };
}

/**
 * Creates a reference to a data colour of the theme, from 1. It follows when another theme is
 * applied.
 */
export function createDataColor(position: number): JsonObject {
  // Power BI's first two indexes are the theme's background and foreground.
  return { solid: { color: { expr: { ThemeDataColor: { ColorId: position + 1, Percent: 0 } } } } };
}

/** Creates a reference to the theme's background (0) or foreground (1). */
export function createThemeColor(id: 0 | 1): JsonObject {
  return { solid: { color: { expr: { ThemeDataColor: { ColorId: id, Percent: 0 } } } } };
}

/** Creates the settings of a visual's card, for the whole visual or, with an id, for one state. */
export function createCard(properties: JsonObject, id?: string): JsonObject {
  return id === undefined ? { properties } : { properties, selector: { id } };
}

/** Creates the settings of one column of a table or matrix. */
export function createColumnCard(field: Field, properties: JsonObject): JsonObject {
  return { properties, selector: { metadata: formatQueryRef(field) } };
}

/** Creates a query's reference to a field of the model. */
export function createExpression(field: Field): JsonObject {
  const { table, name, kind, aggregate } = findField(field);
  const reference = { Expression: { SourceRef: { Entity: table } }, Property: name };
  if (kind === 'measure') return { Measure: reference };
  const column = { Column: reference };
  if (!aggregate) return column;
  return { Aggregation: { Expression: column, Function: aggregate === 'Sum' ? 0 : 1 } };
}

/** Returns the name of a field in a query, which the visual's settings use too. */
export function formatQueryRef(field: Field): string {
  const { table, name, aggregate } = findField(field);
  return aggregate ? `${aggregate}(${table}.${name})` : `${table}.${name}`;
}

/** Creates a field in a well of a visual. */
export function createProjection(field: Field): JsonObject {
  const { name, kind, aggregate, shownAs } = findField(field);
  return {
    field: createExpression(field),
    queryRef: formatQueryRef(field),
    nativeQueryRef: shownAs ?? name,
    ...(shownAs !== undefined && { displayName: shownAs }),
    ...(kind === 'column' && !aggregate && { active: true }),
  };
}

/** Creates a gradient for cell backgrounds from the theme's minimum to its maximum. */
export function createGradientCard(field: Field): JsonObject {
  const createColor = (name: string) => ({
    color: { Literal: { Value: formatLiteral(name) } },
  });
  return {
    properties: {
      backColor: {
        solid: {
          color: {
            expr: {
              FillRule: {
                Input: createExpression(field),
                FillRule: {
                  linearGradient2: {
                    min: createColor('minColor'),
                    max: createColor('maxColor'),
                    nullColoringStrategy: {
                      strategy: { Literal: { Value: formatLiteral('asZero') } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    selector: {
      data: [{ dataViewWildcard: { matchingOption: 1 } }],
      metadata: formatQueryRef(field),
    },
  };
}

/** Creates the initial filter of a slicer or page: a column is one of some values. */
export function createInFilter(field: Field, values: readonly number[]): JsonObject {
  const { table, name } = findField(field);
  const source = table.charAt(0).toLowerCase();
  return {
    Version: 2,
    From: [{ Name: source, Entity: table, Type: 0 }],
    Where: [
      {
        Condition: {
          In: {
            Expressions: [
              { Column: { Expression: { SourceRef: { Source: source } }, Property: name } },
            ],
            Values: values.map((value) => [{ Literal: { Value: `${value}L` } }]),
          },
        },
      },
    ],
  };
}
