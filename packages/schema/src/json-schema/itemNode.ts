import type { SchemaNode } from '../SchemaNode'

const byKind = new WeakMap<SchemaNode, ReadonlyMap<unknown, SchemaNode>>()

const kindsOf = (choice: SchemaNode): ReadonlyMap<unknown, SchemaNode> => {
  const known = byKind.get(choice)
  if (known) return known
  const kinds = new Map((choice.oneOf ?? []).map((option) => [option.properties?.kind?.const as unknown, option]))
  byKind.set(choice, kinds)
  return kinds
}

/** The schema of an array item: for blocks that of their kind; null for an unknown kind. */
export const itemNode = (array: SchemaNode, kind: unknown): SchemaNode | null => {
  const { items } = array
  if (!items) return null
  return items.oneOf ? (kindsOf(items).get(kind) ?? null) : items
}
