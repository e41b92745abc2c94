import { isFormatted } from '@forecourt/schema/json-schema/formattedTexts'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { withoutRequirementIds } from '@forecourt/schema/text/withoutRequirementIds'

/** What a setting's value can be. */
export type ValueShape = Readonly<Record<string, unknown>>

const namedValues = ({ enum: values, 'x-labels': labels }: SchemaNode) =>
  values?.map((value, index) => ({ value, label: labels?.[index] ?? String(value) }))

const fieldsOf = ({ properties = {} }: SchemaNode, isBrief: boolean): Readonly<Record<string, ValueShape>> =>
  Object.fromEntries(
    Object.entries(properties).map(([key, node]) => {
      const { title, description, default: initial, const: fixed } = node
      const texts = isBrief ? {} : { title, description }
      return [key, { ...texts, ...describeShape(node, true), ...(fixed === undefined ? { default: initial } : { always: fixed }) }]
    }),
  )

const kindsOf = (options: readonly SchemaNode[]) =>
  Object.fromEntries(
    options.map((option) => [
      String(option.properties?.kind?.const),
      {
        title: option.title,
        description: withoutRequirementIds(option.description ?? ''),
        needs: neededFields(option),
        fields: fieldsOf(option, true),
      },
    ]),
  )

/** The fields that an item must have: those without a default. */
const neededFields = ({ properties = {} }: SchemaNode) =>
  Object.entries(properties).flatMap(([key, node]) => (node.default === undefined ? [key] : []))

const lightText = 'Paragraphs, with an empty line between them. “## ” begins a heading, “- ” a list, “1. ” a numbered list; **bold**.'

const mergedById =
  'Items are addressed by their id, and have the order of the value. Inherited items stay if the value leaves them out: to remove one, set /removed of the item to true.'

const shapeOfItems = ({ items, 'x-merge': merge }: SchemaNode, isNested: boolean): ValueShape => {
  if (!items) return {}
  const address = merge === 'id' ? { merge: mergedById } : {}
  if (!items.oneOf) return { ...address, items: describeShape(items, isNested) }
  return { ...address, kinds: isNested ? items.oneOf.map((option) => option.properties?.kind?.const) : kindsOf(items.oneOf) }
}

/**
 * Describes what a setting's value can be, so that a program enters valid values: type, limits, allowed values, and the fields of items. A
 * list in an item names the kinds of its items only.
 */
export const describeShape = (node: SchemaNode, isNested = false): ValueShape => {
  const { type, minimum, maximum, multipleOf, minLength, maxLength, minItems, maxItems, uniqueItems, pattern } = node
  return {
    ...{ type, minimum, maximum, multipleOf, minLength, maxLength, minItems, maxItems, uniqueItems, pattern },
    ...{ expects: node['x-expects'], allowed: namedValues(node) },
    ...(isFormatted(node) && { format: lightText }),
    ...(node.properties && { needs: neededFields(node), fields: fieldsOf(node, isNested) }),
    ...(type === 'array' && shapeOfItems(node, isNested)),
  }
}
