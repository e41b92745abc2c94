import { isRecord } from '@forecourt/schema/isRecord'
import { joinPointer, pointerSegments } from '@forecourt/schema/pointer/joinPointer'

/**
 * The config pointer of the setting to which a value that a page read belongs (CFG-12). Items of lists are named by their ids, as in the
 * changes of settings. If the page read the number of items, the setting is the list.
 */
export const settingPointer = (config: unknown, readPointer: string): string => {
  let value: unknown = config
  let pointer = ''
  for (const segment of pointerSegments(readPointer)) {
    if (Array.isArray(value)) {
      const item: unknown = value[Number(segment)]
      // Items without an id are parts of the setting's value.
      if (!isRecord(item) || typeof item.id !== 'string') return pointer
      pointer = joinPointer(pointer, item.id)
      value = item
    } else {
      pointer = joinPointer(pointer, segment)
      value = isRecord(value) ? value[segment] : undefined
    }
  }
  return pointer
}
