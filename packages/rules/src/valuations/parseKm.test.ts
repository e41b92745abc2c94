import { expect, it } from 'vitest'
import { parseKm } from './parseVehicleIdentity'

it.each([
  { text: '85400', km: 85_400 },
  { text: ' 85,400 km ', km: 85_400 },
  { text: '85 400kms', km: 85_400 },
  { text: '999,999', km: 999_999 },
  { text: '0', km: 0 },
  { text: '1,000,000', km: null },
  { text: '85.4', km: null },
  { text: '-5', km: null },
  { text: '', km: null },
  { text: 'about 80', km: null },
  { text: '8,5', km: null },
  { text: '1e5', km: null },
])('the valuation form parses the odometer “$text” (ENT-29)', ({ text, km }) => expect(parseKm(text)).toBe(km))
