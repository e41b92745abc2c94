import { expect, it } from 'vitest'
import { nounOfAll } from './nounOfAll'

it.each([
  { name: 'of one kind', kinds: ['caravan', 'caravan'], words: 'caravans' },
  { name: 'of several kinds', kinds: ['caravan', 'motorcycle'], words: 'vans and bikes' },
  { name: 'there are none of', kinds: [], words: 'vans and bikes' },
  { name: 'of an unknown kind', kinds: ['boat'], words: 'vans and bikes' },
])('the noun for vehicles $name is $words (CFG-06)', ({ kinds, words }) => expect(nounOfAll(kinds, 'vans and bikes')).toBe(words))
