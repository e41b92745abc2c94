import type { Car } from '@forecourt/rules/entities/Car'
import { expect, it } from 'vitest'
import { engineWords } from './carRecord'

it.each<{ name: string; car: Pick<Car, 'itemType' | 'cylinders' | 'variant'>; words: string[] }>([
  { name: 'eight cylinders', car: { itemType: 'car', cylinders: 8, variant: {} }, words: ['V8'] },
  { name: 'eight cylinders of the variant', car: { itemType: 'car', cylinders: null, variant: { cylinders: 8 } }, words: ['V8'] },
  { name: 'six, which may be in line', car: { itemType: 'car', cylinders: 6, variant: {} }, words: [] },
  { name: 'a turbo diesel', car: { itemType: 'car', cylinders: 4, variant: { induction: 'Turbo Intercooled' } }, words: ['Turbo'] },
  { name: 'none', car: { itemType: 'car', cylinders: 4, variant: { induction: 'Aspirated' } }, words: [] },
  { name: 'nothing that is known', car: { itemType: 'caravan', cylinders: null, variant: {} }, words: [] },
])('names an engine of $name', ({ car, words }) => expect(engineWords(car)).toEqual(words))
