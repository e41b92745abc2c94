import type { Car } from '@forecourt/rules/entities/Car'
import { expect, it } from 'vitest'
import { engineTerms } from './carRecord'

it.each<{ name: string; car: Pick<Car, 'itemType' | 'cylinders' | 'variant'>; terms: string[] }>([
  { name: 'eight cylinders', car: { itemType: 'car', cylinders: 8, variant: {} }, terms: ['V8'] },
  { name: 'eight cylinders of the variant', car: { itemType: 'car', cylinders: null, variant: { cylinders: 8 } }, terms: ['V8'] },
  { name: 'six cylinders, which may be in line', car: { itemType: 'car', cylinders: 6, variant: {} }, terms: [] },
  { name: 'a turbo diesel', car: { itemType: 'car', cylinders: 4, variant: { induction: 'Turbo Intercooled' } }, terms: ['Turbo'] },
  { name: 'an ordinary engine', car: { itemType: 'car', cylinders: 4, variant: { induction: 'Aspirated' } }, terms: [] },
  { name: 'an unknown kind', car: { itemType: 'caravan', cylinders: null, variant: {} }, terms: [] },
])('the search engine returns the search words for $name', ({ car, terms }) => expect(engineTerms(car)).toEqual(terms))
