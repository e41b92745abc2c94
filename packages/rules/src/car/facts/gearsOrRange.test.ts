import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { gearsOrRange } from './gearsOrRange'

it.each([
  ['gears', {}, 'Automatic'],
  [
    'gears in the manufacturer’s words, if nothing else is known',
    { simpleTransmission: null, transmission: '8 Speed Sports' },
    '8 Speed Sports',
  ],
  ['the range of an electric car', { carType: 'new', simpleFuel: 'Electric', variant: { rangeKm: 1020 } }, '1,020 km range'],
  [
    'the range of a used electric car when new',
    { carType: 'used', simpleFuel: 'Electric', variant: { rangeKm: 629 } },
    '629 km range when new',
  ],
  ['gears of one with an unknown range', { simpleFuel: 'Electric', variant: { rangeKm: 0 } }, 'Automatic'],
  ['gears of a plug-in hybrid, not its range', { simpleFuel: 'PHEV', variant: { rangeKm: 60 } }, 'Automatic'],
  ['nothing for a caravan', { itemType: 'caravan' }, undefined],
  ['nothing if nothing is known', { simpleTransmission: null, transmission: ' ' }, undefined],
] as const)('a card gives $0 (CARD-05, VDP-04)', (_name, car, text) => expect(gearsOrRange(buildCar(car))?.text).toBe(text))
