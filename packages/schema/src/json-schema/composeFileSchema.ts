import { isRecord } from '../isRecord'
import { composeLayerSchema } from './composeLayerSchema'
import { schemaVersion } from './configSchema'

/** Path of the config files' schema in the console; changes with the schema version only. */
export const fileSchemaPath = `/schema/site-config-v${schemaVersion}.json`

/** JSON editors show these labels beside the options. */
const withEnumLabels = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withEnumLabels)
  if (!isRecord(node)) return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withEnumLabels(child)]))
  return Array.isArray(node.enum) && Array.isArray(node['x-labels']) ? { ...copy, enumDescriptions: node['x-labels'] } : copy
}

/**
 * The JSON Schema (2020-12) of a site's config file, as exported: the site's own values without inherited ones. Its `$id` is its URL, so
 * that JSON editors can load it for completion (CFG-01).
 *
 * @param origin of the console, such as `https://console.dealers.example`.
 */
export const composeFileSchema = (origin: string) => {
  const { $schema, $id: _, $defs, ...layer } = composeLayerSchema()
  return {
    $schema,
    $id: new URL(fileSchemaPath, origin).href,
    title: 'Site config',
    description: 'The settings of one dealer site. Omitted settings are inherited from its layers.',
    type: 'object',
    properties: {
      $schema: { type: 'string', description: 'The address of this file’s schema.' },
      schemaVersion: {
        type: 'integer',
        description: 'The version of the config’s schema that this file was written for.',
        minimum: 0,
        maximum: schemaVersion,
      },
      values: withEnumLabels(layer),
    },
    required: ['schemaVersion', 'values'],
    additionalProperties: false,
    $defs,
  }
}
