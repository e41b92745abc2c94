import type { SchemaNode } from '../SchemaNode'
import { nearest } from './nearest'

/** Says that a group of settings has no such key, and which one may have been meant. */
export const formatUnknownKey = (key: string, node: SchemaNode | null): string => {
  const meant = nearest(key, Object.keys(node?.properties ?? {}))
  const shown = key.length > 60 ? `${key.slice(0, 60)}…` : key
  return `“${shown}” is not a setting of ${node?.title ?? 'this part'}.${meant ? ` Did you mean “${meant}”?` : ''}`
}
