import { isRecord } from '@forecourt/schema/isRecord'
import { sameJson } from '@forecourt/schema/sameJson'

const hasId = (item: unknown): item is { readonly id: string } => isRecord(item) && typeof item.id === 'string'

/** The pointers of the values that differ between two documents; items of lists go by their id. */
export const changedPointers = (before: unknown, after: unknown, at = ''): string[] => {
  if (sameJson(before, after)) return []
  const [one, other] = [before ?? {}, after ?? {}]
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    const found = [...keys].filter((key) => key !== 'id').flatMap((key) => changedPointers(one[key], other[key], `${at}/${key}`))
    return found.length > 0 ? found : [at]
  }
  const [list, next] = [before ?? [], after ?? []]
  if (Array.isArray(list) && Array.isArray(next) && [...list, ...next].every(hasId)) {
    const ids = new Set([...list, ...next].map(({ id }) => id))
    const find = (items: readonly { readonly id: string }[], id: string) => items.find((item) => item.id === id)
    const found = [...ids].flatMap((id) => changedPointers(find(list, id), find(next, id), `${at}/${id}`))
    return found.length > 0 ? found : [at]
  }
  return [at]
}
