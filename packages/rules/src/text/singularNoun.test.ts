import { expect, it } from 'vitest'
import { singularNoun } from './singularNoun'

it.each([
  { noun: 'cars', one: 'car' },
  { noun: 'caravans and motorcycles', one: 'caravan or motorcycle' },
  { noun: 'cars, utes & vans', one: 'car, ute or van' },
  { noun: 'beauties', one: 'beauty' },
])('the singular of “$noun” is “$one” (CFG-06)', ({ noun, one }) => expect(singularNoun(noun)).toBe(one))
