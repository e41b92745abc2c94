import { expect, it } from 'vitest'
import { countedNoun } from './singularNoun'

it.each([
  { count: 152, noun: 'caravans and motorcycles', expected: '152 caravans and motorcycles' },
  { count: 1_520, noun: 'cars', expected: '1,520 cars' },
  { count: 0, noun: 'cars', expected: '0 cars' },
  { count: 1, noun: 'cars', expected: '1 car' },
  { count: 1, noun: 'caravans and motorcycles', expected: '1 caravan or motorcycle' },
  { count: 1, noun: 'utes, vans & trucks', expected: '1 ute, van or truck' },
])('a page counts with the site’s noun: $expected', ({ count, noun, expected }) => expect(countedNoun(count, noun)).toBe(expected))
