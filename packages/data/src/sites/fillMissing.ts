type JsonObject = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

const counterpart = (item: unknown, others: readonly unknown[]): unknown => {
  if (!isObject(item)) return undefined
  return others.find((other) => isObject(other) && other.id === item.id)
}

/** Adds to `stored` the keys that only `fresh` has, deep down; items of lists match by id. Every value of `stored` stays. The result is frozen. */
export const fillMissing = (stored: unknown, fresh: unknown): unknown => {
  if (Array.isArray(stored)) {
    const others: readonly unknown[] = Array.isArray(fresh) ? fresh : []
    return Object.freeze(stored.map((item) => fillMissing(item, counterpart(item, others))))
  }
  if (!isObject(stored)) return stored
  const others = isObject(fresh) ? fresh : {}
  return Object.freeze({
    ...others,
    ...Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, fillMissing(value, others[key])])),
  })
}
