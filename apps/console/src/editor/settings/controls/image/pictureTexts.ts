import { isRecord } from '@forecourt/schema/isRecord'

/** Most descriptive text first: the picture's content, the person in it, the text beside it. */
const textKeys = ['imageAlt', 'alt', 'caption', 'name', 'heading', 'title', 'label'] as const

/** Descriptions of pictures by their source, from where they are used: file names mean nothing to users. */
export const pictureTexts = (value: unknown): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const collect = (part: unknown): void => {
    if (isRecord(part) && typeof part.image === 'string' && part.image !== '' && !found.has(part.image)) {
      const altText = textKeys.map((key) => part[key]).find((text) => typeof text === 'string' && text.trim() !== '')
      if (typeof altText === 'string') found.set(part.image, altText)
    }
    for (const inner of typeof part === 'object' && part !== null ? Object.values(part) : []) collect(inner)
  }
  collect(value)
  return found
}
