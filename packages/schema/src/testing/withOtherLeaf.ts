type Path = readonly string[]

/** Paths of the switches and numbers of a value. */
const leavesOf = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
  return typeof value === 'boolean' || typeof value === 'number' ? [path] : []
}

/** A copy with the leaf at a path changed; the rest is shared. */
const withOther = (value: unknown, [key, ...rest]: Path): unknown => {
  if (key === undefined) return typeof value === 'number' ? value + 1 : !value
  const part = withOther(Reflect.get(value as object, key), rest)
  return Array.isArray(value) ? value.with(Number(key), part) : { ...(value as object), [key]: part }
}

/** A copy of a value of objects and lists in which one switch or number, chosen by number, is different. */
export const withOtherLeaf = <Value>(value: Value, at: number): Value => {
  const leaves = leavesOf(value)
  const leaf = leaves[at % leaves.length]
  return leaf ? (withOther(value, leaf) as Value) : value
}
