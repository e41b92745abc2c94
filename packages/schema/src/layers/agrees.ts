import { isRecord } from '../isRecord'

const isItem = (value: unknown): value is { id: string } => isRecord(value) && typeof value.id === 'string'

/** Whether a sparse value changes nothing about the value beneath it. The order of items with ids is no change of the items. */
export const agrees = (beneath: unknown, value: unknown): boolean => {
  if (value === undefined || Object.is(beneath, value)) return true
  if (Array.isArray(value) && Array.isArray(beneath)) {
    if (value.every(isItem))
      return value.every((item) => agrees(beneath.find((other) => isItem(other) && other.id === item.id) ?? null, item))
    return value.length === beneath.length && value.every((item, index) => agrees(beneath[index], item))
  }
  if (!isRecord(value) || !isRecord(beneath)) return false
  return Object.keys(value).every(
    (key) => (key === 'removed' && value[key] === false) || (Object.hasOwn(beneath, key) && agrees(beneath[key], value[key])),
  )
}
