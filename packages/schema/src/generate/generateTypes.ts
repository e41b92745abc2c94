import { compile } from 'json-schema-to-typescript'
import { composeSchema } from '../composeSchema'
import type { SchemaNode } from '../SchemaNode'

const pascal = (words: string) => words.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, first: string) => first.toUpperCase())

/** The compiler names interfaces after titles; titles are written for dealers, so objects get names for code instead and leaves none. */
const named = (node: SchemaNode, name: string): SchemaNode => {
  const { title, default: _default, properties, items, oneOf, ...rest } = node
  const kind = properties?.kind?.const
  const own = typeof kind === 'string' ? `${pascal(kind)}Block` : name
  return {
    ...rest,
    ...(properties && {
      title: own,
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, child]) => [
          key,
          named(child, key === 'entries' || child.items ? own : `${pascal(key)}Settings`),
        ]),
      ),
    }),
    ...(items && { items: named(items, items.oneOf ? 'Block' : items.title && name !== 'SiteConfig' ? pascal(items.title) : own) }),
    ...(oneOf && { title: 'Block', oneOf: oneOf.map((option) => named(option, 'Block')) }),
  }
}

/** TypeScript for the resolved config, from the schema. */
export const generateTypes = () =>
  compile(JSON.parse(JSON.stringify(named(composeSchema() as SchemaNode, 'SiteConfig'))), 'SiteConfig', {
    additionalProperties: false,
    bannerComment: '// Generated from the config schema by `npm run gen`. Do not edit.',
    format: false,
    maxItems: -1,
  })
