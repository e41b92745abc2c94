import { expect, it } from 'vitest'
import { makeNames } from './stockLexicon'

const meant = (makes: readonly string[], said: string) => makeNames(makes).find(([key]) => key === said)?.[1]

it.each([
  { name: 'both names of a make', makes: ['VW', 'Volkswagen'], said: 'volkswagen', found: ['VW', 'Volkswagen'] },
  { name: 'the only one in stock', makes: ['VW'], said: 'volkswagen', found: ['VW'] },
  { name: 'a make called so in part', makes: ['Isuzu', 'Isuzu Ute'], said: 'isuzu', found: ['Isuzu', 'Isuzu Ute'] },
  { name: 'what is a make and a body', makes: ['Isuzu'], said: 'isuzuute', found: undefined },
  { name: 'two letters that may be anything', makes: ['Harley-Davidson'], said: 'hd', found: undefined },
  { name: 'a short name', makes: ['Harley-Davidson'], said: 'harley', found: ['Harley-Davidson'] },
  { name: 'no make of another yard', makes: ['Ford'], said: 'vw', found: undefined },
])('knows $name (SRC-06)', ({ makes, said, found }) => expect(meant(makes, said)).toEqual(found))
