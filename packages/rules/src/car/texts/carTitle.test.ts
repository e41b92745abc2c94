import { expect, it } from 'vitest'
import { carTitle } from './carTitle'

it.each([
  { name: 'all four', car: { year: 2021, make: 'Toyota', model: 'Corolla', badge: 'Ascent' }, title: '2021 Toyota Corolla Ascent' },
  { name: 'without a badge', car: { year: 2021, make: 'Toyota', model: 'Corolla', badge: null }, title: '2021 Toyota Corolla' },
  { name: 'a model that contains its make', car: { year: 2020, make: 'Mazda', model: 'Mazda3', badge: '' }, title: '2020 Mazda3' },
  {
    name: 'a badge that contains its model',
    car: { year: 2019, make: 'Lexus', model: 'UX', badge: 'UX 250h' },
    title: '2019 Lexus UX 250h',
  },
  { name: 'nothing but a year', car: { year: 2020, make: '', model: '', badge: null }, title: '2020' },
])('a page names a car by $name (ENT-01)', ({ car, title }) => expect(carTitle(car)).toBe(title))
