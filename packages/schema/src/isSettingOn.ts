import { isRecord } from './isRecord'

/**
 * Whether a setting is on: true, a text that isn't empty, a number above 0, a list with entries. Nothing named is always on.
 *
 * @param path such as toyota.showSellMyCar
 */
export const isSettingOn = (config: object, path: string): boolean => {
  if (path === '') return true
  let value: unknown = config
  for (const key of path.split('.')) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return Array.isArray(value)
    ? value.length > 0
    : value === true || (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0)
}
