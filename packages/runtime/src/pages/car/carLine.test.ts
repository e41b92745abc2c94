import { buildCar } from '@forecourt/rules/testing/buildCar'
import { expect, it } from 'vitest'
import { carLine } from './carLine'

it.each([
  ['only the series under a title that contains the rest', {}, 'Series MZEA12R'],
  [
    'everything under a title that the dealer wrote',
    { name: 'Low km city runabout' },
    '2021 Toyota Corolla · Ascent Sport · Series MZEA12R',
  ],
  ['the badge a title leaves out', { name: '2021 Toyota Corolla' }, 'Ascent Sport · Series MZEA12R'],
  ['nothing that the title contains, however it is spelt', { name: '2021 TOYOTA Corolla Ascent-Sport MZEA12R' }, ''],
  [
    'a make that its model begins with once',
    { name: 'Low km city runabout', make: 'Mazda', model: 'Mazda3', badge: null, series: null },
    '2021 Mazda3',
  ],
  ['nothing under a title that contains it', { name: '2021 Mazda3', make: 'Mazda', model: 'Mazda3', badge: null, series: null }, ''],
  ['nothing for missing facts', { badge: null, series: null }, ''],
])('The line under a car’s title is $0 (VDP-04).', (_name, car, line) => {
  expect(carLine(buildCar(car))).toBe(line)
})
