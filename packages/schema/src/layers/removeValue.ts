import { isRecord } from '../isRecord'
import { pointerSegments } from '../pointer/joinPointer'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import type { Layer } from './Layer'

/**
 * Whether nothing is left: an empty group, or a list by id that is empty or has one item with only an id. A list of plain values may be
 * empty.
 */
const isEmptyValue = (value: unknown, before: unknown): boolean => {
  if (!Array.isArray(value)) return isRecord(value) && Object.keys(value).length === 0
  const [only, second] = value
  if (only === undefined) return Array.isArray(before) && before.every(isRecord)
  return second === undefined && isRecord(only) && Object.keys(only).every((key) => key === 'id')
}

const removeIn = (current: unknown, segments: readonly string[]): unknown => {
  const [segment, ...rest] = segments
  if (segment === undefined) return undefined
  if (Array.isArray(current)) {
    const named = current.findIndex((item) => isRecord(item) && item.id === segment)
    const index = named >= 0 ? named : /^\d+$/.test(segment) ? Number(segment) : -1
    if (index < 0 || index >= current.length) return current
    const item = removeIn(current[index], rest)
    return item === current[index] ? current : item === undefined ? current.toSpliced(index, 1) : current.toSpliced(index, 1, item)
  }
  if (!isRecord(current) || !Object.hasOwn(current, segment)) return current
  const value = removeIn(current[segment], rest)
  if (value === current[segment] && value !== undefined) return current
  const { [segment]: _removed, ...others } = current
  return value === undefined || isEmptyValue(value, current[segment]) ? others : { ...current, [segment]: value }
}

/**
 * A copy of a layer without a value, so that the weaker layer's applies again. Also removes groups that become empty. (To remove an
 * inherited item, set its `removed` to true instead.)
 */
export const removeValue = (values: ConfigValues, pointer: string): ConfigValues =>
  (removeIn(values, pointerSegments(pointer)) ?? {}) as ConfigValues

/** A site's values without those that a weaker layer has locked, as they have no effect. */
export const withoutLocked = (values: ConfigValues, below: readonly Layer[], site: Omit<Layer, 'values'>): ConfigValues =>
  resolveConfig([...below, { ...site, values }])
    .problems.filter(({ kind }) => kind === 'locked')
    .reduce<ConfigValues>((rest, { pointer }) => removeValue(rest, pointer), values)
