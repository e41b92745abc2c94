import type { Car } from '@forecourt/rules/entities/Car'
import { expect, it } from 'vitest'
import { engineWords } from './carRecord'

it.each<{ name: string; car: Pick<Car, 'itemType' | 'cylinders' | 'variant'>; words: string[] }>([
  { name: 'eight cylinders', car: { itemType: 'car', cylinders: 8, variant: {} }, words: ['V8'] },
  { name: 'eight cylinders of the variant', car: { itemType: 'car', cylinders: null, variant: { cylinders: 8 } }, words: ['V8'] },
  { name: 'six cylinders, which may be in line', car: { itemType: 'car', cylinders: 6, variant: {} }, words: [] },
  { name: 'a turbo diesel', car: { itemType: 'car', cylinders: 4, variant: { induction: 'Turbo Intercooled' } }, words: ['Turbo'] },
  { name: 'an ordinary engine', car: { itemType: 'car', cylinders: 4, variant: { induction: 'Aspirated' } }, words: [] },
  { name: 'an unknown kind', car: { itemType: 'caravan', cylinders: null, variant: {} }, words: [] },
])('returns the search words for $name', ({ car, words }) => expect(engineWords(car)).toEqual(words))
