import { expect, it } from 'vitest'
import { withCarNumber } from './withCarNumber'

it('a car’s number follows its name, if it has both (ENT-16)', () => {
  expect(withCarNumber('2022 Kia Rio', 'K1')).toBe('2022 Kia Rio · K1')
  expect(withCarNumber('2022 Kia Rio', null)).toBe('2022 Kia Rio')
  expect(withCarNumber(null, 'K1')).toBeNull()
})
