import type { SchemaNode } from '../SchemaNode'

/** What a layer, and only a layer, may say of an item of a list merged by id: that it is gone. */
export const removed = {
  type: 'boolean',
  title: 'Removed',
  description: 'Takes an item of a weaker layer away.',
} as const satisfies SchemaNode
