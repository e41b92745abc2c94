import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import type { StockLine } from '../stockColumns'
import { statedIn } from './statedIn'

const now = '2026-06-01T02:00:00.000Z'
const car: StockLine = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2020', km: '48000' }

it('a message names the column that has the value, and its text (ENT-01, CAR-14)', () => {
  const price = { cents: 1_799_000, priceType: null }
  expect(statedIn({ driveAwayPrice: '17990' }, { driveAwayPrice: price }, 'price')).toEqual({ text: '17990', title: 'price, drive away' })
  expect(statedIn({}, { egcPrice: price }, 'price').text).toBe('$17,990')
  expect(statedIn({ isUsed: 'Y' }, { carType: 'used' }, 'carType')).toMatchObject({ text: 'Used' })
  expect(statedIn({}, { transmission: { value: 'Manual', text: '6sp' }, km: { distance: 900, unit: null } }, 'transmission').text).toBe(
    'Manual',
  )
  expect(statedIn({}, { km: { distance: 900, unit: null } }, 'km').text).toBe('900')
  expect(statedIn({}, {}, 'fuel')).toEqual({ text: 'Fuel', title: 'fuel' })
})

it.each<StockLine>([
  { isUsed: 'Y', comments: 'This car is brand new.' },
  { isNew: 'Y', year: '2026', km: '9', comments: 'One owner.' },
  { isNew: 'Y', year: '2026', km: '9', badge: 'S demo' },
  { model: 'Rio Manual', carType: 'Used', comments: 'Smooth automatic.' },
  { model: 'Rio Manual', carType: 'Used', features: '6 speed automatic' },
  { carType: 'Used', driveAwayPrice: '17990', comments: 'Now $19,990 drive away' },
  { carType: 'Used', driveAwayPrice: '90' },
  { carType: 'Used', price: '700' },
  { carType: 'Used', fuel: 'Electric', engine: '1.6', cylinders: '4' },
])('no message about %o has a gap (ENT-01)', (more) => {
  const { problems } = parseLine({ ...car, ...more }, now, 'egc')
  expect(problems).not.toEqual([])
  expect(problems.map(({ message }) => message).join('\n')).not.toMatch(/undefined|null|NaN|\[object|“”/)
})

it('a price that is too low is reported with the limit in dollars (CAR-14)', () => {
  const { problems } = parseLine({ ...car, carType: 'Used', price: '700' }, now, 'egc')
  expect(problems.map(({ message }) => message).join()).toContain('A price below $1,000 isn’t likely for a car from 2020.')
})
