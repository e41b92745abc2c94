import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { gearsOrRange } from './gearsOrRange'

it.each([
  ['gears', {}, 'Automatic'],
  ['gears as the maker says them where that is all', { simpleTransmission: null, transmission: '8 Speed Sports' }, '8 Speed Sports'],
  ['the range of an electric car', { carType: 'new', simpleFuel: 'Electric', variant: { rangeKm: 1020 } }, '1,020 km range'],
  ['the range a used one had', { carType: 'used', simpleFuel: 'Electric', variant: { rangeKm: 629 } }, '629 km range when new'],
  ['gears of one whose range is not known', { simpleFuel: 'Electric', variant: { rangeKm: 0 } }, 'Automatic'],
  ['gears of a hybrid, whatever its battery adds', { simpleFuel: 'PHEV', variant: { rangeKm: 60 } }, 'Automatic'],
  ['nothing of a caravan', { itemType: 'caravan' }, undefined],
  ['nothing where nothing is known', { simpleTransmission: null, transmission: ' ' }, undefined],
] as const)('says $0 (CARD-05, VDP-04)', (_name, car, text) => expect(gearsOrRange(buildCar(car))?.text).toBe(text))
