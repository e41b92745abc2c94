import { constraints } from '../formats/constraints'
import { richTextSchema } from '../rich-text/richTextSchema'
import type { SchemaNode } from '../SchemaNode'
import { configSections, schemaVersion } from './configSchema'
import { isFormatted, textOrDocument } from './formattedTexts'

/** Marks an item of a list merged by id as removed; only allowed in a layer. */
export const removed = {
  type: 'boolean',
  title: 'Removed',
  description: 'Removes an item of a weaker layer.',
} as const satisfies SchemaNode

/** JSON Schema with conditionals, for sparse blocks. */
type SparseNode = SchemaNode & {
  readonly if?: SparseNode
  readonly then?: SparseNode
  readonly else?: SparseNode
  readonly anyOf?: readonly SparseNode[]
}

const sparseProperties = (properties: Readonly<Record<string, SchemaNode>>) =>
  Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, sparse(child)]))

const item = (node: SchemaNode, required: readonly string[]): SparseNode => ({
  ...node,
  properties: { ...sparseProperties(node.properties ?? {}), removed },
  required,
  additionalProperties: false,
})

/** A block without `kind` inherits the kind of the weaker layer, so any setting of any kind is allowed. */
const kindless = (kinds: readonly SchemaNode[]): SparseNode => {
  const keys = [...new Set(kinds.flatMap((kind) => Object.keys(kind.properties ?? {})))].filter((key) => key !== 'kind')
  const shapesOf = (key: string) => {
    const shapes = kinds.flatMap((kind) => kind.properties?.[key] ?? []).map((node) => JSON.stringify(constraints(sparse(node))))
    return [...new Set(shapes)].map((shape) => JSON.parse(shape) as SparseNode)
  }
  const properties = keys.map((key): [string, SparseNode] => {
    const [first, ...others] = shapesOf(key)
    return [key, first && others.length === 0 ? first : { anyOf: [first ?? {}, ...others] }]
  })
  return { properties: { ...Object.fromEntries(properties), removed }, required: ['id'], additionalProperties: false }
}

const sparseItem = (node: SchemaNode): SparseNode =>
  node.oneOf
    ? {
        type: 'object',
        if: { required: ['kind'] },
        // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
        then: {
          type: 'object',
          discriminator: { propertyName: 'kind' },
          required: ['kind'],
          oneOf: node.oneOf.map((kind) => item(kind, ['id', 'kind'])),
        },
        else: kindless(node.oneOf),
      }
    : item(node, ['id'])

/** Recursively requires only the ids of items and forbids unknown keys: the shape of a layer. */
const sparse = (node: SchemaNode): SparseNode => {
  if (isFormatted(node)) return textOrDocument(node)
  const { properties, items } = node
  return {
    ...node,
    ...(properties && { properties: sparseProperties(properties), additionalProperties: false }),
    ...(items && node['x-merge'] === 'id' && { items: sparseItem(items) }),
  }
}

/** The JSON Schema (2020-12) of a layer: a sparse config whose items may be marked as removed. */
export const composeLayerSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `https://forecourt.example/schema/layer-v${schemaVersion}.json`,
  ...sparse({ type: 'object', title: 'Layer', description: 'The settings of one layer of a site’s config.', properties: configSections }),
  $defs: { richText: richTextSchema },
})
