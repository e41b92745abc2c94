import { expect, it } from 'vitest'
import { bodyKey } from './bodyKey'

it.each([
  { body: 'Station Wagon', key: 'stationwagon' },
  { body: 'STATION-WAGON', key: 'stationwagon' },
  { body: 'Cab\u00a0Chassis', key: 'cabchassis' },
  { body: 'SUV', key: 'suv' },
  { body: '', key: '' },
  { body: null, key: '' },
])('the menu normalises the body $body for comparison (NAV-19)', ({ body, key }) => expect(bodyKey(body)).toBe(key))
