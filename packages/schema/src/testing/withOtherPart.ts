type Path = readonly string[]

const kinds = ['switch', 'number', 'text', 'list'] as const
type Kind = (typeof kinds)[number]

const kindOf = (value: unknown): Kind | null => {
  if (typeof value === 'boolean') return 'switch'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'text'
  return Array.isArray(value) && value.length > 0 ? 'list' : null
}

/** Paths of the parts of a value that can be changed, by kind. */
const pathsIn = (value: unknown, path: Path = [], found = new Map<Kind, Path[]>()): ReadonlyMap<Kind, readonly Path[]> => {
  const kind = kindOf(value)
  if (kind) {
    const paths = found.get(kind)
    if (paths) paths.push(path)
    else found.set(kind, [path])
  }
  if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) pathsIn(part, [...path, key], found)
  return found
}

const otherThan = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? `${value} more` : (value as readonly unknown[]).slice(1)
}

/** A copy with the part at a path changed; the rest is shared. */
const withOther = (value: unknown, [key, ...rest]: Path): unknown => {
  if (key === undefined) return otherThan(value)
  const part = withOther(Reflect.get(value as object, key), rest)
  return Array.isArray(value) ? value.with(Number(key), part) : { ...(value as object), [key]: part }
}

/**
 * A copy of a value of objects and lists in which one part, chosen by number, is different: a switch, a number, a text, or a list, which
 * loses its first item.
 */
export const withOtherPart = <Value>(value: Value, at: number): Value => {
  const found = pathsIn(value)
  const present = kinds.filter((kind) => found.has(kind))
  const kind = present[at % present.length]
  const paths = (kind && found.get(kind)) ?? []
  const path = paths[Math.floor(at / present.length) % paths.length]
  return path ? (withOther(value, path) as Value) : value
}
