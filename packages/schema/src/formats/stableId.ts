import type { SchemaNode } from '../SchemaNode'

/** Id of an item, used by layers, locks and pointers; independent of its text. */
export const stableId = {
  type: 'string',
  title: 'Id',
  description: 'A stable name, so that layers can refer to the item.',
  pattern: '^[a-z0-9][a-z0-9-]{0,39}$',
  'x-expects': 'small letters, digits and dashes, such as book-a-service',
  'x-lockable': false,
} as const satisfies SchemaNode
