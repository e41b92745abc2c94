/** One fact of an entry: as it was and as it is, or simply as it is. */
export interface DetailRow {
  readonly name: string
  /** Undefined where an entry says no more than how things are. */
  readonly before?: string
  readonly after: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const words = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** 'priceCents' becomes 'Price cents'. */
const nameOf = (key: string) => {
  const parted = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return parted.charAt(0).toUpperCase() + parted.slice(1)
}

/** The detail of an entry of the audit as rows: `{ before, after }` at the top or under each name is a change, all else a fact. */
export const detailRows = (detail: unknown): DetailRow[] => {
  if (!isRecord(detail)) return []
  if (Object.keys(detail).length === 2 && 'before' in detail && 'after' in detail && !isRecord(detail.before))
    return [{ name: 'Value', before: words(detail.before), after: words(detail.after) }]
  return Object.entries(detail).map(([key, value]) =>
    isRecord(value) && 'before' in value && 'after' in value
      ? { name: nameOf(key), before: words(value.before), after: words(value.after) }
      : { name: nameOf(key), after: words(value) },
  )
}
