import { expect, it } from 'vitest'
import { formatOdometer } from './groupThousands'

it.each([
  { km: 0, text: '0 km' },
  { km: 12345, text: '12,345 km' },
  { km: 1234567.6, text: '1,234,568 km' },
])('the odometer format writes $km as $text (CARD-05)', ({ km, text }) => expect(formatOdometer(km)).toBe(text))
