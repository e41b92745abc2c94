import { isRecord } from '../isRecord'
import { rootNode, schemaVersion } from '../json-schema/configSchema'
import { itemNode } from '../json-schema/itemNode'
import type { ConfigValues } from '../ResolvedConfig'
import type { SchemaNode } from '../SchemaNode'

/** Settings in schema order, followed by unknown ones by name; lists keep their order. */
const inSchemaOrder = (node: SchemaNode | null, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => inSchemaOrder(node && itemNode(node, isRecord(item) ? item.kind : undefined), item))
  if (!isRecord(value)) return value
  const known = Object.keys(node?.properties ?? {}).filter((key) => Object.hasOwn(value, key))
  const unknown = Object.keys(value)
    .filter((key) => !known.includes(key))
    .sort()
  return Object.fromEntries([...known, ...unknown].map((key) => [key, inSchemaOrder(node?.properties?.[key] ?? null, value[key])]))
}

/**
 * Serialises a site's own values as a file. Equal values give equal text, for diffs and version control.
 *
 * @param schemaAddress URL of the file's JSON Schema, for completion in editors.
 */
export const configFileText = (values: ConfigValues, schemaAddress: string): string =>
  `${JSON.stringify({ $schema: schemaAddress, schemaVersion, values: inSchemaOrder(rootNode, values) }, null, 2)}\n`
