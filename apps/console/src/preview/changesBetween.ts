import { isRecord } from '@forecourt/schema/isRecord'

/** One changed part of a config: its path and new value. */
export interface PartChange {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

const idOf = (item: unknown) => (isRecord(item) ? item.id : undefined)

/** Compares inside lists only while they have the same items in the same order. */
const sameItems = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, index) => isRecord(item) && isRecord(b[index]) && idOf(item) === idOf(b[index]))

/** The changes from one config to another. Parts with the same identity are skipped. */
export const changesBetween = (before: unknown, after: unknown, path: readonly (string | number)[] = []): PartChange[] => {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after) && sameItems(before, after))
    return after.flatMap((item, index) => changesBetween(before[index], item, [...path, index]))
  if (isRecord(before) && isRecord(after)) {
    const keys = Object.keys(after)
    if (keys.length === Object.keys(before).length && keys.every((key) => Object.hasOwn(before, key)))
      return keys.flatMap((key) => changesBetween(before[key], after[key], [...path, key]))
  }
  return [{ path, value: after }]
}

const withValue = (current: unknown, path: PartChange['path'], value: unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(current)) return current.with(Number(step), withValue(current[Number(step)], rest, value))
  const record = current as Readonly<Record<string, unknown>>
  return { ...record, [step]: withValue(record[step], rest, value) }
}

/** Applies changes to a config; unchanged parts retain their identity. */
export const withChanges = <Config>(config: Config, changes: readonly PartChange[]): Config =>
  changes.reduce<unknown>((current, { path, value }) => withValue(current, path, value), config) as Config
