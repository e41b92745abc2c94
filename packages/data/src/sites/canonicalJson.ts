const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  )
}

/** Serialises to JSON with sorted keys, so that equal values give equal text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value))
