import type { Car } from '@forecourt/rules/entities/Car'
import { beforeAll, expect, it } from 'vitest'
import type { RenderedSite } from '../../sites/RenderedSite'
import { addCars } from '../../testing/addCars'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { findStockNumber } from './listedCars'

const world = useWorld()
const now = '2026-06-10T00:00:00.000Z'

const cars: readonly (Partial<Car> & { readonly id: string })[] = [
  { id: 'digits', stockNumber: '445821', regoPlate: 'ABC 12D' },
  { id: 'zeros', stockNumber: '00128' },
  { id: 'dashes', stockNumber: 'SN-1001' },
  { id: 'plate', stockNumber: 'U7', regoPlate: '1AB-2CD' },
  { id: 'like-a-plate', stockNumber: 'ABC12D' },
  { id: 'withdrawn', stockNumber: '777001', status: 'withdrawn' },
]
let site: RenderedSite
beforeAll(async () => {
  await addCars(world.db, world.north, cars)
  await addCars(world.db, world.south, [{ id: 'theirs', stockNumber: '888001' }])
  site = await liveSite(world.db, world.north.siteId)
})

it.each<{ name: string; numbers: readonly string[]; found: string | null }>([
  { name: 'digits', numbers: ['445821'], found: '445821' },
  { name: 'leading zeros', numbers: ['00128'], found: '00128' },
  { name: 'no number without its zeros', numbers: ['128'], found: null },
  { name: 'a number without its dash', numbers: ['sn1001'], found: 'SN-1001' },
  { name: 'a plate', numbers: ['1ab2cd'], found: 'U7' },
  { name: 'a stock number before a plate', numbers: ['abc12d'], found: 'ABC12D' },
  { name: 'the first number that a car has', numbers: ['stock00128', '00128', '445821'], found: '00128' },
  { name: 'no part of a number', numbers: ['4458'], found: null },
  { name: 'no car that is not listed', numbers: ['777001'], found: null },
  { name: 'no car of another business', numbers: ['888001'], found: null },
  { name: 'nothing without a number', numbers: [], found: null },
])('stock search finds $name (SRC-06)', async ({ numbers, found }) =>
  expect(await findStockNumber(world.db, site, numbers, now)).toBe(found),
)
