import type { PartChange } from './changesBetween'

const put = (current: unknown, path: PartChange['path'], value: unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(current)) return current.with(Number(step), put(current[Number(step)], rest, value))
  const record = current as Readonly<Record<string, unknown>>
  return { ...record, [step]: put(record[step], rest, value) }
}

/** A config with some parts replaced; everything else is the same objects as before. */
export const withChanges = <Config>(config: Config, changes: readonly PartChange[]): Config =>
  changes.reduce<unknown>((current, { path, value }) => put(current, path, value), config) as Config
