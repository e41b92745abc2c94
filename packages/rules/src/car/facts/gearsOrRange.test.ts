import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { gearsOrRange } from './gearsOrRange'

it.each([
  { name: 'gears', car: {}, said: 'Automatic' },
  {
    name: 'gears as the maker says them where that is all',
    car: { simpleTransmission: null, transmission: '8 Speed Sports' },
    said: '8 Speed Sports',
  },
  {
    name: 'the range of an electric car',
    car: { carType: 'new', simpleFuel: 'Electric', variant: { rangeKm: 1020 } },
    said: '1,020 km range',
  },
  {
    name: 'the range a used one had',
    car: { carType: 'used', simpleFuel: 'Electric', variant: { rangeKm: 629 } },
    said: '629 km range when new',
  },
  { name: 'gears of one whose range is not known', car: { simpleFuel: 'Electric', variant: { rangeKm: 0 } }, said: 'Automatic' },
  { name: 'gears of a hybrid, whatever its battery adds', car: { simpleFuel: 'PHEV', variant: { rangeKm: 60 } }, said: 'Automatic' },
  { name: 'nothing of a caravan', car: { itemType: 'caravan' }, said: undefined },
  { name: 'nothing where nothing is known', car: { simpleTransmission: null, transmission: ' ' }, said: undefined },
] as const)('says $name (CARD-05, VDP-04)', ({ car, said }) => {
  expect(gearsOrRange(buildCar(car))?.text).toBe(said)
})
