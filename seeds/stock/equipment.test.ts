import { expect, it } from 'vitest'
import { electric, petrol, towed } from './engines'
import { pickEquipment } from './equipment'
import { model } from './model'
import { createRandom } from './random'

const everything = (of: Parameters<typeof pickEquipment>[1]) =>
  new Set(Array.from({ length: 60 }, (_, index) => pickEquipment(createRandom(`equipment:${index}`), of, 0.5)).flat())

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
