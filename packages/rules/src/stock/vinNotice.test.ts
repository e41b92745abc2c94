import { expect, it } from 'vitest'
import { vinNotice } from './vinNotice'

it.each([
  { name: 'a check digit that fits', vin: '1M8GDM9AXKP042788', notice: null },
  { name: 'only ones, whose check digit fits', vin: '11111111111111111', notice: null },
  { name: 'a check digit of another car', vin: '1M8GDM9A1KP042788', notice: /check digit/ },
  { name: 'no check digit at all', vin: '6FPAAAJGATFJ12345', notice: null },
  { name: 'a chassis number', vin: 'ZVW30-1234567', notice: /13 characters/ },
  { name: 'a VIN that is invalid anyway', vin: 'OIQ', notice: null },
])('the car form checks the check digit of a VIN: $name (ENT-01)', ({ vin, notice }) => {
  if (notice === null) expect(vinNotice(vin)).toBeNull()
  else expect(vinNotice(vin)).toMatch(notice)
})
