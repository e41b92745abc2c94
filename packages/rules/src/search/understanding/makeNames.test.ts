import { expect, it } from 'vitest'
import { makeNames } from './stockLexicon'

const meant = (makes: readonly string[], query: string) => makeNames(makes).find(([key]) => key === query)?.[1]

it.each([
  { name: 'both names of a make', makes: ['VW', 'Volkswagen'], query: 'volkswagen', found: ['VW', 'Volkswagen'] },
  { name: 'the only one in stock', makes: ['VW'], query: 'volkswagen', found: ['VW'] },
  { name: 'a make whose name contains it', makes: ['Isuzu', 'Isuzu Ute'], query: 'isuzu', found: ['Isuzu', 'Isuzu Ute'] },
  { name: 'nothing for a name that is a make and a body', makes: ['Isuzu'], query: 'isuzuute', found: undefined },
  { name: 'nothing for two ambiguous letters', makes: ['Harley-Davidson'], query: 'hd', found: undefined },
  { name: 'a short name', makes: ['Harley-Davidson'], query: 'harley', found: ['Harley-Davidson'] },
  { name: 'no make of another dealer', makes: ['Ford'], query: 'vw', found: undefined },
])('the lexicon finds the makes for a name: $name (SRC-06)', ({ makes, query, found }) => expect(meant(makes, query)).toEqual(found))
