import { isRecord } from '../isRecord'
import { isDocument } from '../rich-text/isDocument'
import { sameJson } from '../sameJson'

const isItem = (value: unknown): value is { id: string } => isRecord(value) && typeof value.id === 'string'

/** Whether sparse items change neither the items beneath nor their order. */
const itemsAgree = (beneath: readonly unknown[], items: readonly { id: string }[]): boolean => {
  const places = items.map(({ id }) => beneath.findIndex((other) => isItem(other) && other.id === id))
  return items.every((item, index) => {
    const place = places[index] ?? -1
    return place >= 0 && place > (places[index - 1] ?? -1) && agrees(beneath[place], item)
  })
}

/** Whether a sparse value changes nothing about the value beneath it. */
export const agrees = (beneath: unknown, value: unknown): boolean => {
  if (value === undefined || Object.is(beneath, value)) return true
  if (Array.isArray(value) && Array.isArray(beneath)) {
    if (value.every(isItem) && beneath.every(isItem)) return itemsAgree(beneath, value)
    return value.length === beneath.length && value.every((item, index) => agrees(beneath[index], item))
  }
  if (!isRecord(value) || !isRecord(beneath)) return false
  // A text is one value: leaving a block of it out is not leaving it as it was.
  if (isDocument(value) && isDocument(beneath)) return sameJson(value, beneath)
  return Object.keys(value).every(
    (key) => (key === 'removed' && value[key] === false) || (Object.hasOwn(beneath, key) && agrees(beneath[key], value[key])),
  )
}
