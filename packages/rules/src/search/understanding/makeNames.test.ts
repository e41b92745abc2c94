import { expect, it } from 'vitest'
import { makeNames } from './stockLexicon'

const meant = (makes: readonly string[], query: string) => makeNames(makes).find(([key]) => key === query)?.[1]

it.each([
  { name: 'both names of a make', makes: ['VW', 'Volkswagen'], query: 'volkswagen', found: ['VW', 'Volkswagen'] },
  { name: 'the only one in stock', makes: ['VW'], query: 'volkswagen', found: ['VW'] },
  { name: 'a make called so in part', makes: ['Isuzu', 'Isuzu Ute'], query: 'isuzu', found: ['Isuzu', 'Isuzu Ute'] },
  { name: 'what is a make and a body', makes: ['Isuzu'], query: 'isuzuute', found: undefined },
  { name: 'two letters that may be anything', makes: ['Harley-Davidson'], query: 'hd', found: undefined },
  { name: 'a short name', makes: ['Harley-Davidson'], query: 'harley', found: ['Harley-Davidson'] },
  { name: 'no make of another yard', makes: ['Ford'], query: 'vw', found: undefined },
])('knows $name (SRC-06)', ({ makes, query, found }) => expect(meant(makes, query)).toEqual(found))
