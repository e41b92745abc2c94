import { describe, expect, it } from 'vitest'
import { diesel, electric, hybrid, petrol, towed } from './engines'
import { pickTransmission } from './findDrive'
import { model } from './model'

const suv = model('Any', 'suv', 2015, 2026, [])
const bike = model('Any', 'sportsBike', 2015, 2026, [])
const caravan = model('Any', 'caravan', 2015, 2026, [])

describe('pickTransmission', () => {
  it.each([
    ['a small Mazda six gears', 'Mazda', suv, petrol(2), false, '6 Speed Sports Automatic'],
    ['a six-cylinder Toyota ten gears', 'Toyota', suv, diesel(3.3, 6), false, '10 Speed Sports Automatic'],
    ['a diesel Navara seven gears', 'Nissan', suv, diesel(2.3), false, '7 Speed Sports Automatic'],
    ['a Ford ten gears', 'Ford', suv, diesel(2), false, '10 Speed Sports Automatic'],
    ['a petrol Honda a continuously variable transmission', 'Honda', suv, petrol(1.5), false, 'Continuous Variable'],
    ['a hybrid a continuously variable transmission', 'Toyota', suv, hybrid(2.5), false, 'Continuous Variable'],
    ['a hybrid Mazda eight gears', 'Mazda', suv, hybrid(2.5), false, '8 Speed Sports Automatic'],
    ['a manual car six gears', 'Suzuki', suv, petrol(1.5), true, '6 Speed Manual'],
    ['a motorcycle six gears, whatever cars of its make have', 'Honda', bike, petrol(0.65), false, '6 Speed Manual'],
    ['an electric motorcycle one gear', 'Zero', bike, electric(250), true, '1 Speed Reduction Gear'],
    ['a caravan no transmission', 'Jayco', caravan, towed, false, null],
  ])('pickTransmission gives %s', (_name, make, of, engine, manual, expected) =>
    expect(pickTransmission({ make, model: of, badge: { name: 'Any', engine }, year: 2024, manual })).toBe(expected),
  )
})

it.each([
  ['Toyota', 'LandCruiser Prado', 'GX', 2014, '5 Speed Sports Automatic'],
  ['Toyota', 'LandCruiser Prado', 'GX', 2015, '6 Speed Sports Automatic'],
  ['Toyota', 'LandCruiser Prado', 'GX', 2023, '6 Speed Sports Automatic'],
  ['Toyota', 'LandCruiser Prado', 'GX', 2024, '8 Speed Sports Automatic'],
  ['Volkswagen', 'Golf', '110TSI Highline', 2020, '7 Speed Sports Automatic Dual Clutch'],
  ['Volkswagen', 'Golf', 'Life', 2021, '8 Speed Sports Automatic'],
  ['Volkswagen', 'Golf', 'GTI', 2021, '7 Speed Sports Automatic Dual Clutch'],
  ['Nissan', 'Patrol', 'Ti', 2020, '7 Speed Sports Automatic'],
  ['Suzuki', 'Jimny', 'XL', 2024, '4 Speed Sports Automatic'],
])('a %s %s %s of %i has the transmission of its generation: %s', (make, name, grade, year, expected) => {
  const of = model(name, 'suv', 2010, 2026, [])
  expect(pickTransmission({ make, model: of, badge: { name: grade, engine: petrol(2) }, year, manual: false })).toBe(expected)
})

it('a manual has the gears of its model', () => {
  const of = model('Jimny', 'suv', 2010, 2026, [])
  expect(pickTransmission({ make: 'Suzuki', model: of, badge: { name: 'GLX', engine: petrol(1.5) }, year: 2020, manual: true })).toBe(
    '5 Speed Manual',
  )
})
