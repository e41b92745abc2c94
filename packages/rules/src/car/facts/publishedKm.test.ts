import { expect, it } from 'vitest'
import { publishedKm } from './publishedKm'

it.each([
  { odometer: undefined, km: 61_200, is: 61_200 },
  { odometer: 'accurate', km: 61_200, is: 61_200 },
  { odometer: 'inaccurate', km: 61_200, is: null },
  { odometer: 'unknown', km: 61_200, is: null },
  { odometer: 'accurate', km: null, is: null },
] as const)('an odometer that is $odometer with a reading of $km shows $is (CFG-02, CARD-05)', ({ odometer, km, is }) =>
  expect(publishedKm({ km, disclosure: odometer === undefined ? {} : { odometer } })).toBe(is),
)
