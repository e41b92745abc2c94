const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sortKeys(entry)]),
  )
}

/** Serialises to JSON with sorted keys, so that equal values give equal text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sortKeys(value))
