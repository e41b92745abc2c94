import { expect, it } from 'vitest'
import { electric, petrol, towed } from './engines'
import { pickEquipment } from './equipment'
import { model } from './model'
import { createRandom } from './random'
import type { VehicleModel } from './VehicleModel'

const gradeOf = (model: VehicleModel, make = 'Any') => {
  const [badge] = model.badges
  if (!badge) throw new Error(`${model.name} has no grade.`)
  return { make, model, badge }
}
const everything = (of: VehicleModel, make?: string, year = 2024) =>
  new Set(Array.from({ length: 60 }, (_, index) => pickEquipment(createRandom(`equipment:${index}`), gradeOf(of, make), 0.5, year)).flat())

it.each([
  ['Tesla', 'Model 3', 'sedan', 2024, 'Apple CarPlay and Android Auto'],
  ['Polestar', 'Polestar 2', 'sedan', 2024, 'Apple CarPlay and Android Auto'],
  ['Holden', 'Commodore', 'sedan', 2017, 'Autonomous emergency braking'],
  ['Holden', 'Colorado', 'ute', 2020, 'Autonomous emergency braking'],
  ['Nissan', 'Juke', 'smallSuv', 2022, 'Power tailgate'],
  ['Toyota', 'HiLux', 'ute', 2019, 'Apple CarPlay and Android Auto'],
  ['Kawasaki', 'Z900', 'sportsBike', 2024, 'Heated grips'],
  ['Kawasaki', 'Z900', 'sportsBike', 2024, 'Quickshifter'],
  ['Yamaha', 'YZF-R7', 'sportsBike', 2026, 'Tail tidy'],
] as const)('the seed gives no %s %s what that model never had: a %s of %i has no %s', (make, name, shape, year, equipment) => {
  expect(everything(model(name, shape, 2010, 2026, [['A', 60_000, petrol(0.9)]]), make, year)).not.toContain(equipment)
})

it('the seed gives a cheap car no equipment of dear ones', () => {
  const cheap = everything(model('Any', 'suv', 2015, 2026, [['A', 28_000, petrol(2)]]))
  for (const equipment of ['Panoramic sunroof', 'Head-up display', 'Power tailgate', 'Leather-accented seats'])
    expect(cheap).not.toContain(equipment)
})

it('the seed gives an electric motorcycle no slipper clutch, and a petrol motorcycle one', () => {
  expect(everything(model('Any', 'sportsBike', 2020, 2026, [['A', 60_000, electric(250)]]))).not.toContain('Slipper clutch')
  expect(everything(model('Any', 'sportsBike', 2020, 2026, [['A', 60_000, petrol(0.6)]]))).toContain('Slipper clutch')
})

it('the seed gives equipment for a tub only to utes', () => {
  expect(everything(model('Any', 'largeSuv', 2020, 2026, [['A', 60_000, petrol(2)]]))).not.toContain('Canopy')
  expect(everything(model('Any', 'largeSuv', 2020, 2026, [['A', 60_000, petrol(2)]]))).toContain('Snorkel')
  expect(everything(model('Any', 'ute', 2020, 2026, [['A', 60_000, petrol(2)]]))).toContain('Canopy')
})

it('the seed gives a caravan equipment that needs walls, but not a camper trailer', () => {
  expect(everything(model('Any', 'camperTrailer', 2020, 2026, [['A', 60_000, towed]]))).not.toContain('Washing machine')
  expect(everything(model('Any', 'caravan', 2020, 2026, [['A', 60_000, towed]]))).toContain('Washing machine')
})

it.each([
  ['convertible', 'Power tailgate'],
  ['convertible', 'Curtain airbags'],
  ['convertible', 'Panoramic sunroof'],
  ['ute', 'Power tailgate'],
  ['ute', 'Roof rails'],
  ['sedan', 'Power tailgate'],
  ['van', 'Panoramic sunroof'],
  ['van', 'Leather-accented seats'],
  ['cruiserBike', 'Quickshifter'],
] as const)('the seed gives no %s a %s', (shape, equipment) => {
  expect(everything(model('Any', shape, 2020, 2026, [['A', 60_000, petrol(2)]]))).not.toContain(equipment)
})

it('the seed gives an SUV a power tailgate and roof rails, unless its rear door opens to the side', () => {
  expect(everything(model('Any', 'largeSuv', 2020, 2026, [['A', 60_000, petrol(2)]]))).toContain('Power tailgate')
  expect(everything(model('Any', 'largeSuv', 2020, 2026, [['A', 60_000, petrol(2)]]))).toContain('Roof rails')
  expect(everything(model('Jimny', 'largeSuv', 2020, 2026, [['A', 60_000, petrol(2)]]))).not.toContain('Power tailgate')
})

it('the seed gives the lowest grade no leather, and a car of 2015 no wireless charging', () => {
  const suv = model('Any', 'suv', 2015, 2026, [['A', 60_000, petrol(2)]])
  const fitted = (level: number, year: number) =>
    Array.from({ length: 60 }, (_, index) => pickEquipment(createRandom(`low:${index}`), gradeOf(suv), level, year)).flat()
  expect(fitted(0, 2024)).not.toContain('Leather-accented seats')
  expect(fitted(1, 2024)).toContain('Leather-accented seats')
  expect(fitted(1, 2015)).not.toContain('Wireless phone charging')
  expect(fitted(1, 2019)).toContain('Wireless phone charging')
})
