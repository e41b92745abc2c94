import type { IndexSettings, SearchRecord } from '../../contract/SearchRecord'
import { seededRandom } from '../seededRandom'
import { benchSettings } from './benchStock'

/** As a site that searches what its dealers write about their cars. */
export const commentSettings: IndexSettings = { ...benchSettings, searchable: [...benchSettings.searchable, 'comments'] }

/** How many letters a comment has at least. */
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

/** Of a language: a few words make most of a text, most words are rare. */
const vocabulary = Array.from({ length: 8_000 }, (_, index) => {
  const [first, rest] = [index % 20, Math.floor(index / 20)]
  return `${syllables[first]}${syllables[rest % 20]}${rest < 20 ? '' : syllables[Math.floor(rest / 20)]}`
})

/** The same cars, each with a comment of some fifty words; the same each time. */
export const withComments = (records: readonly SearchRecord[]): SearchRecord[] => {
  const random = seededRandom(7)
  const word = () => vocabulary[Math.floor(random() ** 4 * vocabulary.length)] as string
  return records.map((record) => {
    const words: string[] = []
    for (let length = 0; length < letters; ) length += 1 + (words[words.push(word()) - 1]?.length ?? 0)
    // Joined at once: what is added to piece by piece is flattened by whoever reads it first, and would count as theirs.
    return { ...record, comments: words.join(' ') }
  })
}
