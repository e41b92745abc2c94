import { buildCar } from '@forecourt/rules/testing/buildCar'
import { expect, it } from 'vitest'
import { carLine } from './carLine'

it.each([
  { name: 'only the series under a title that says the rest', car: {}, line: 'Series MZEA12R' },
  {
    name: 'everything under a title of the dealer’s own',
    car: { name: 'Low km city runabout' },
    line: '2021 Toyota Corolla · Ascent Sport · Series MZEA12R',
  },
  { name: 'the badge a title leaves out', car: { name: '2021 Toyota Corolla' }, line: 'Ascent Sport · Series MZEA12R' },
  { name: 'nothing twice, however it is written', car: { name: '2021 TOYOTA Corolla Ascent-Sport MZEA12R' }, line: '' },
  {
    name: 'a make that its model begins with once',
    car: { name: 'Low km city runabout', make: 'Mazda', model: 'Mazda3', badge: null, series: null },
    line: '2021 Mazda3',
  },
  {
    name: 'nothing under a title that says so once',
    car: { name: '2021 Mazda3', make: 'Mazda', model: 'Mazda3', badge: null, series: null },
    line: '',
  },
  { name: 'nothing that isn’t known', car: { badge: null, series: null }, line: '' },
])('The line under a car’s title says $name (VDP-04).', ({ car, line }) => {
  expect(carLine(buildCar(car))).toBe(line)
})
