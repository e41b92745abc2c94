import { isRecord } from '@forecourt/schema/isRecord'
import { joinPointer, pointerSegments } from '@forecourt/schema/pointer/joinPointer'

/**
 * The config pointer of a value that a page read (CFG-12): items of lists by their id, as changes of settings name them, and a list for the
 * number of its items.
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
