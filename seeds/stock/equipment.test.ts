import { expect, it } from 'vitest'
import { electric, petrol, towed } from './engines'
import { pickEquipment } from './equipment'
import { model } from './model'
import { createRandom } from './random'

const everything = (of: Parameters<typeof pickEquipment>[1]) =>
  new Set(Array.from({ length: 60 }, (_, index) => pickEquipment(createRandom(`equipment:${index}`), of, 0.5, 2024)).flat())

it('the seed gives an electric motorcycle no slipper clutch, and a petrol motorcycle one', () => {
  expect(everything(model('Any', 'sportsBike', 2020, 2026, [['A', 1, electric(250)]]))).not.toContain('Slipper clutch')
  expect(everything(model('Any', 'sportsBike', 2020, 2026, [['A', 1, petrol(0.6)]]))).toContain('Slipper clutch')
})

it('the seed gives equipment for a tub only to utes', () => {
  expect(everything(model('Any', 'largeSuv', 2020, 2026, [['A', 1, petrol(2)]]))).not.toContain('Canopy')
  expect(everything(model('Any', 'largeSuv', 2020, 2026, [['A', 1, petrol(2)]]))).toContain('Snorkel')
  expect(everything(model('Any', 'ute', 2020, 2026, [['A', 1, petrol(2)]]))).toContain('Canopy')
})

it('the seed gives a caravan equipment that needs walls, but not a camper trailer', () => {
  expect(everything(model('Any', 'camperTrailer', 2020, 2026, [['A', 1, towed]]))).not.toContain('Washing machine')
  expect(everything(model('Any', 'caravan', 2020, 2026, [['A', 1, towed]]))).toContain('Washing machine')
})

it.each([
  ['convertible', 'Power tailgate'],
  ['convertible', 'Panoramic sunroof'],
  ['ute', 'Power tailgate'],
  ['ute', 'Roof rails'],
  ['sedan', 'Power tailgate'],
  ['van', 'Panoramic sunroof'],
  ['van', 'Leather-accented seats'],
  ['cruiserBike', 'Quick shifter'],
] as const)('the seed gives no %s a %s', (shape, equipment) => {
  expect(everything(model('Any', shape, 2020, 2026, [['A', 1, petrol(2)]]))).not.toContain(equipment)
})

it('the seed gives an SUV a power tailgate and roof rails, unless its rear door opens to the side', () => {
  expect(everything(model('Any', 'largeSuv', 2020, 2026, [['A', 1, petrol(2)]]))).toContain('Power tailgate')
  expect(everything(model('Any', 'largeSuv', 2020, 2026, [['A', 1, petrol(2)]]))).toContain('Roof rails')
  expect(everything(model('Jimny', 'largeSuv', 2020, 2026, [['A', 1, petrol(2)]]))).not.toContain('Power tailgate')
})

it('the seed gives the lowest grade no leather, and a car of 2015 no wireless charging', () => {
  const suv = model('Any', 'suv', 2015, 2026, [['A', 1, petrol(2)]])
  const fitted = (level: number, year: number) =>
    Array.from({ length: 60 }, (_, index) => pickEquipment(createRandom(`low:${index}`), suv, level, year)).flat()
  expect(fitted(0, 2024)).not.toContain('Leather-accented seats')
  expect(fitted(1, 2024)).toContain('Leather-accented seats')
  expect(fitted(1, 2015)).not.toContain('Wireless phone charging')
  expect(fitted(1, 2019)).toContain('Wireless phone charging')
})
