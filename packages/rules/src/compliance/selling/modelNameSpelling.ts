import { memoised } from '@forecourt/schema/memoised'
import type { ComplianceRule } from '../ComplianceRule'
import { matchesIn } from '../matching'

const escapeWord = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The letters and digits of a name, which its spellings share. */
const splitName = (name: string): string[] => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []

/** Names with capitals inside, digits or a hyphen, which are often misspelt; plain words aren't searched. */
const isUnusual = (name: string): boolean => /[a-z][A-Z]|\d|-|^[A-Z]{3,}$/.test(name) && name.length >= 3

const maxPatterns = 200

/** All spellings of the names, in one expression; null if none is unusual. */
const spellings = memoised((joined: string): RegExp | null => {
  const names = joined.split('\n').filter(isUnusual)
  if (names.length === 0) return null
  const each = names.map((name) => splitName(name).map(escapeWord).join('[ .-]?'))
  return new RegExp(String.raw`\b(?:${each.join('|')})\b(?![.-]?[a-z\d])`, 'gi')
}, maxPatterns)

const plain = (text: string): string => text.replace(/[ .-]/g, '').toLowerCase()

/** Whether a spelling is acceptable: the maker's, all capitals, or two ordinary words. */
const isAcceptable = (found: string, names: readonly string[]): boolean => {
  const same = names.filter((name) => plain(name) === plain(found))
  return same.some((name) => found === name || found === name.toUpperCase() || (found === found.toLowerCase() && !/\d/.test(found)))
}

export const modelNameSpelling: ComplianceRule = {
  id: 'model-name-spelling',
  title: 'Model names as their makers write them',
  laws: { AU: { act: 'The maker’s brand programme' }, NZ: { act: 'The maker’s brand programme' } },
  media: ['offer', 'post'],
  severity: 'warning',
  explanation: 'The name of a model isn’t written as its maker writes it. Brand programmes require the exact name in advertisements.',
  find: ({ content, modelNames }) => {
    const pattern = spellings(modelNames.join('\n'))
    return pattern ? matchesIn(content.text, pattern).filter(({ text }) => !isAcceptable(text, modelNames)) : []
  },
}
