import { isRecord } from '@forecourt/schema/isRecord'

/** What is said of pictures where they are shown, by their source: their own names mean nothing to people. */
export const wordsOfPictures = (value: unknown): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const collect = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(collect)
    if (!isRecord(part)) return
    const { image, imageAlt } = part
    if (typeof image === 'string' && image !== '' && typeof imageAlt === 'string' && imageAlt !== '' && !found.has(image))
      found.set(image, imageAlt)
    Object.values(part).forEach(collect)
  }
  collect(value)
  return found
}
