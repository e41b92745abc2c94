import { isPlain } from './isPlain'

/**
 * A copy of a value that contains the parts of another one in place of equal ones; the other one itself if both are equal, with equal
 * values, keys and order of keys. A trace doesn't follow reads of such parts, whose results can't differ (CFG-12).
 */
export const withSharedParts = <Value>(one: unknown, value: Value): Value => {
  if (Object.is(one, value) || !isPlain(one) || !isPlain(value) || Array.isArray(one) !== Array.isArray(value)) return value
  const keys = Object.keys(value)
  // A list with other properties isn't data.
  if (Array.isArray(value) && keys.length !== value.length) return value
  const parts = keys.map((key) => {
    const part: unknown = Reflect.get(value, key)
    return Object.hasOwn(one, key) ? withSharedParts<unknown>(Reflect.get(one, key), part) : part
  })
  const others = Object.keys(one)
  if (others.length === keys.length && keys.every((key, index) => key === others[index] && Object.is(parts[index], Reflect.get(one, key))))
    return one as Value
  const copy: unknown = Array.isArray(value) ? parts : Object.fromEntries(keys.map((key, index) => [key, parts[index]]))
  return copy as Value
}
