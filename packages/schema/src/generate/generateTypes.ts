import { compile } from 'json-schema-to-typescript'
import { composeSchema } from '../json-schema/composeSchema'
import { isFormatted } from '../json-schema/formattedTexts'
import type { SchemaNode } from '../SchemaNode'
import { sameJson } from '../sameJson'

const pascal = (text: string) => text.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, first: string) => first.toUpperCase())

/** Type name of an object: a block's kind, an item's title, else its key. */
const nameOf = (node: SchemaNode, key: string, isItem: boolean) => {
  const kind = node.properties?.kind?.const
  if (typeof kind === 'string') return `${pascal(kind)}Block`
  return isItem && node.title ? pascal(node.title) : `${pascal(key)}Settings`
}

/**
 * Prepares the schema for the compiler: titles are written for dealers, so every object becomes a definition with a type name, once however
 * often it is used, and leaves have no title. Lists become plain arrays of any length.
 */
const named = (schema: SchemaNode): SchemaNode => {
  const definitions: Record<string, SchemaNode> = {}

  const define = (name: string, node: SchemaNode): SchemaNode => {
    const known = definitions[name]
    if (known && !sameJson(known, node)) throw new Error(`Two different parts of the config would both be called ${name}.`)
    definitions[name] = node
    return { $ref: `#/$defs/${name}` }
  }

  const properties = (node: SchemaNode) =>
    Object.fromEntries(Object.entries(node.properties ?? {}).map(([key, child]) => [key, visit(child, key, false)]))

  const visit = (node: SchemaNode, key: string, isItem: boolean): SchemaNode => {
    if (isFormatted(node)) return { description: node.description, tsType: 'RichText' } as SchemaNode
    const { title: _title, default: _default, minItems: _minItems, maxItems: _maxItems, items, oneOf, ...rest } = node
    if (oneOf)
      return define('Block', {
        description: 'A block of a page, of one of the kinds there are.',
        oneOf: oneOf.map((kind) => visit(kind, key, true)),
      })
    if (node.properties) return define(nameOf(node, key, isItem), { ...rest, properties: properties(node) })
    return items ? { ...rest, items: visit(items, key, true) } : rest
  }

  return { ...schema, properties: properties(schema), $defs: definitions }
}

/** The TypeScript types of the resolved config. */
export const generateTypes = () =>
  compile(JSON.parse(JSON.stringify(named(composeSchema() as SchemaNode))), 'SiteConfig', {
    additionalProperties: false,
    bannerComment:
      "// Generated from the config schema by `npm run gen`. Do not edit.\nimport type { RichText } from '../rich-text/RichText'",
    format: false,
    unreachableDefinitions: false,
  })
