import { isRecord } from '@forecourt/schema/isRecord'

/** What says the most about a picture first: what it shows, who is on it, what it stands beside. */
const telling = ['imageAlt', 'alt', 'caption', 'name', 'heading', 'title', 'label'] as const

/** What is said of pictures where they are shown, by their source: the names of their files mean nothing to people. */
export const wordsOfPictures = (value: unknown): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const collect = (part: unknown): void => {
    if (isRecord(part) && typeof part.image === 'string' && part.image !== '' && !found.has(part.image)) {
      const words = telling.map((key) => part[key]).find((text) => typeof text === 'string' && text.trim() !== '')
      if (typeof words === 'string') found.set(part.image, words)
    }
    for (const inner of typeof part === 'object' && part !== null ? Object.values(part) : []) collect(inner)
  }
  collect(value)
  return found
}
