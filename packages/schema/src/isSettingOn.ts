import { isRecord } from './isRecord'
import { isDocument } from './rich-text/RichText'

/** Whether a setting's value is on: true, a non-empty text, a number above 0, a non-empty list, a rich text. */
export const isValueOn = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value === true || isDocument(value) || (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0)

/**
 * Whether a setting is on: true, a non-empty text, a number above 0, a non-empty list. An empty path is always on.
 *
 * @param path such as toyota.showSellMyCar
 */
export const isSettingOn = (config: object, path: string): boolean => {
  if (path === '') return true
  let value: unknown = config
  for (const key of path.split('.')) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return isValueOn(value)
}
