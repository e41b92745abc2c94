import { isRecord } from '@forecourt/schema/isRecord'

/** What is said of pictures where they are shown, by their source: their own names mean nothing to people. */
export const wordsOfPictures = (value: unknown): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const collect = (part: unknown): void => {
    if (isRecord(part)) {
      const { image, imageAlt } = part
      if (typeof image === 'string' && image !== '' && typeof imageAlt === 'string' && imageAlt !== '' && !found.has(image))
        found.set(image, imageAlt)
    }
    for (const inner of typeof part === 'object' && part !== null ? Object.values(part) : []) collect(inner)
  }
  collect(value)
  return found
}
