import { richTextSchema } from '../rich-text/richTextSchema'
import type { SchemaNode } from '../SchemaNode'
import { configSections, schemaVersion } from './configSchema'
import { isFormatted, textOrDocument } from './formattedTexts'

/** Recursively requires every property and forbids unknown ones: the shape of a resolved config. */
const complete = (node: SchemaNode): SchemaNode => {
  if (isFormatted(node)) return textOrDocument(node)
  const { properties, items, oneOf } = node
  return {
    ...node,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, complete(child)])),
      required: Object.keys(properties),
      additionalProperties: false,
    }),
    ...(items && { items: complete(items) }),
    ...(oneOf && { oneOf: oneOf.map(complete) }),
  }
}

/** The JSON Schema (2020-12) of a resolved site config. */
export const composeSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `https://forecourt.example/schema/config-v${schemaVersion}.json`,
  ...complete({ type: 'object', title: 'SiteConfig', description: 'All settings of a dealer site.', properties: configSections }),
  $defs: { richText: richTextSchema },
})
