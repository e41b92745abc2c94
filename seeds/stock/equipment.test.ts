import { expect, it } from 'vitest'
import { electric, petrol, towed } from './engines'
import { pickEquipment } from './equipment'
import { model } from './model'
import { createRandom } from './random'

const everything = (of: Parameters<typeof pickEquipment>[1]) =>
  new Set(Array.from({ length: 60 }, (_, index) => pickEquipment(createRandom(`equipment:${index}`), of, 0.5)).flat())

it('fits no clutch to an electric motorcycle, and one to others', () => {
  expect(everything(model('Any', 'sportsBike', 2020, 2026, [['A', 1, electric(250)]]))).not.toContain('Slipper clutch')
  expect(everything(model('Any', 'sportsBike', 2020, 2026, [['A', 1, petrol(0.6)]]))).toContain('Slipper clutch')
})

it('fits what goes on a tub to utes alone', () => {
  expect(everything(model('Any', 'largeSuv', 2020, 2026, [['A', 1, petrol(2)]]))).not.toContain('Canopy')
  expect(everything(model('Any', 'largeSuv', 2020, 2026, [['A', 1, petrol(2)]]))).toContain('Snorkel')
  expect(everything(model('Any', 'ute', 2020, 2026, [['A', 1, petrol(2)]]))).toContain('Canopy')
})

it('fits nothing to a camper trailer that needs walls, and it to caravans', () => {
  expect(everything(model('Any', 'camperTrailer', 2020, 2026, [['A', 1, towed]]))).not.toContain('Washing machine')
  expect(everything(model('Any', 'caravan', 2020, 2026, [['A', 1, towed]]))).toContain('Washing machine')
})
