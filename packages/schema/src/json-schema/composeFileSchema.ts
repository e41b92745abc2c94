import { isRecord } from '../isRecord'
import { composeLayerSchema } from './composeLayerSchema'
import { schemaVersion } from './configSchema'

/** Where the console serves the schema of config files: the same address for as long as the shape is the same. */
export const fileSchemaPath = `/schema/site-config-v${schemaVersion}.json`

/** Editors of JSON show these words beside each choice. */
const withEnumWords = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withEnumWords)
  if (!isRecord(node)) return node
  const words = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withEnumWords(child)]))
  return Array.isArray(node.enum) && Array.isArray(node['x-labels']) ? { ...words, enumDescriptions: node['x-labels'] } : words
}

/**
 * The JSON Schema (2020-12) of a site's config as a file, such as an export writes: what the site itself says, without what it
 * inherits. Its `$id` is where it is served, so that an editor of JSON finds it and completes settings by name (CFG-01).
 *
 * @param origin where the console is reached, such as `https://console.dealers.example`.
 */
export const composeFileSchema = (origin: string) => {
  const { $schema, $id: _, $defs, ...layer } = composeLayerSchema()
  return {
    $schema,
    $id: new URL(fileSchemaPath, origin).href,
    title: 'Site config',
    description: 'What one dealer site says of its config. Settings that are left out come from its layers.',
    type: 'object',
    properties: {
      $schema: { type: 'string', description: 'Where this file’s schema is.' },
      schemaVersion: {
        type: 'integer',
        description: 'The version of the config’s shape this file was written for.',
        minimum: 0,
        maximum: schemaVersion,
      },
      values: withEnumWords(layer),
    },
    required: ['schemaVersion', 'values'],
    additionalProperties: false,
    $defs,
  }
}
