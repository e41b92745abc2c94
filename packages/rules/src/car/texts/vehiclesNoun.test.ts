import { expect, it } from 'vitest'
import { vehiclesNoun } from './vehiclesNoun'

it.each([
  { name: 'of one kind', kinds: ['caravan', 'caravan'], noun: 'caravans' },
  { name: 'of several kinds', kinds: ['caravan', 'motorcycle'], noun: 'vans and bikes' },
  { name: 'there are none of', kinds: [], noun: 'vans and bikes' },
  { name: 'of an unknown kind', kinds: ['boat'], noun: 'vans and bikes' },
])('the noun for vehicles $name is $noun (CFG-06)', ({ kinds, noun }) => expect(vehiclesNoun(kinds, 'vans and bikes')).toBe(noun))
