import { memoised } from '@forecourt/schema/memoised'
import { maskPersons } from '../stock-import/remarks/personalDetails'
import type { FeedMapping } from './FeedMapping'
import { isOneOf } from './mappedLine'

/** Maximum characters of a key, and how many of them are the end of a long text. */
const [longestKey, keptEnd] = [200, 60]

/**
 * Key of a section, a note or a mark in a mapping. Names of persons are masked. A long text is shortened in the middle, so that another end
 * is another key.
 */
export const sectionKey = (text: string): string => {
  const masked = maskPersons(text)
  return masked.length <= longestKey ? masked : `${masked.slice(0, longestKey - keptEnd - 1)}…${masked.slice(-keptEnd)}`
}

/** Creates the function that returns a user’s answer about a section, a note or a mark; undefined for none. */
export const createSectionAnswers = ({ sections = {} }: FeedMapping): ((text: string) => string | undefined) => {
  const answers = Object.entries(sections)
  if (answers.length === 0) return () => undefined
  return memoised((text: string) => {
    const key = sectionKey(text)
    return answers.find(([asked]) => isOneOf(text, [asked]) || isOneOf(key, [asked]))?.[1]
  }, 500)
}
