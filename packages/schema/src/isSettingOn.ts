import { isRecord } from './isRecord'
import { isValueOn } from './isValueOn'

/**
 * Whether a setting is on: true, a text that isn't empty, a number above 0, a list with entries. Nothing named is always on.
 *
 * @param path such as toyota.showSellMyCar
 */
export const isSettingOn = (config: object, path: string): boolean => {
  if (path === '') return true
  let value: unknown = config
  for (const key of path.split('.')) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return isValueOn(value)
}
