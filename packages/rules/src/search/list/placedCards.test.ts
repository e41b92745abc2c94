import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { placedCards } from './placedCards'

const promo = { id: 'winter', title: 'Winter', start: '2025-07-01', expiry: '2025-07-24' }
const config = buildConfig({ identity: { timeZone: 'Australia/Sydney' }, search: { promos: [promo], promoPositions: [4, 9] } })

it.each([
  { name: 'while it runs', now: '2025-07-05T00:00:00.000Z', carCount: 21, is: ['4 winter', '9 similar'] },
  { name: 'when it is over', now: '2025-08-05T00:00:00.000Z', carCount: 21, is: ['4 similar'] },
  { name: 'on a page without cars', now: '2025-07-05T00:00:00.000Z', carCount: 0, is: [] },
])('a promotion shows among the cars $name (SRC-42)', ({ now, carCount, is }) => {
  const placed = placedCards({ config, now, carCount })
  expect(placed.map(({ position, promo: shown }) => `${position} ${shown?.id ?? 'similar'}`)).toEqual(is)
})
