import type { IndexSettings, SearchRecord } from '../../contract/SearchRecord'
import { seededRandom } from '../seededRandom'
import { benchSettings } from './benchStock'

/** Settings of a site that also searches dealers' comments. */
export const commentSettings: IndexSettings = { ...benchSettings, searchable: [...benchSettings.searchable, 'comments'] }

/** Minimum length of a comment. */
const letters = 300

const syllables = [
  'ta',
  're',
  'mo',
  'li',
  'sen',
  'ver',
  'cor',
  'dal',
  'pin',
  'os',
  'ul',
  'ben',
  'gra',
  'kit',
  'win',
  'fer',
  'na',
  'cho',
  'dri',
  'pla',
]

/** Word frequencies as in a language: few words are common, most are rare. */
const vocabulary = Array.from({ length: 8_000 }, (_, index) => {
  const [first, rest] = [index % 20, Math.floor(index / 20)]
  return `${syllables[first]}${syllables[rest % 20]}${rest < 20 ? '' : syllables[Math.floor(rest / 20)]}`
})

/** The same cars, each with a deterministic comment of about fifty words. */
export const withComments = (records: readonly SearchRecord[]): SearchRecord[] => {
  const random = seededRandom(7)
  const word = () => vocabulary[Math.floor(random() ** 4 * vocabulary.length)] as string
  return records.map((record) => {
    const words: string[] = []
    for (let length = 0; length < letters; ) length += 1 + (words[words.push(word()) - 1]?.length ?? 0)
    // Joined immediately: a rope string would be flattened by its first reader, whose time would include that.
    return { ...record, comments: words.join(' ') }
  })
}
