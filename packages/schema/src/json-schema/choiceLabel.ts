import type { SchemaNode } from '../SchemaNode'

/** The words of a value that a setting chooses from; null for one that is no choice of it. */
export const choiceLabel = ({ enum: values, 'x-labels': labels }: Pick<SchemaNode, 'enum' | 'x-labels'>, value: unknown): string | null => {
  const at = values?.indexOf(value as string | number) ?? -1
  return at < 0 ? null : (labels?.[at] ?? String(value))
}
