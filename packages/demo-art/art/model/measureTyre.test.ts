import { expect, it } from 'vitest'
import { measureTyre } from './measureTyre'

it('the demo art parses a tyre size into radius, width and rim', () => {
  expect(measureTyre('225/65R17').radius).toBeCloseTo(0.362, 3)
  expect(measureTyre('205/80R17.5').width).toBe(0.205)
  expect(measureTyre('265/65R17').rimPercent).toBeLessThan(measureTyre('245/40R19').rimPercent)
})

it('the demo art refuses an invalid tyre size with an example of a valid one', () =>
  expect(() => measureTyre('0/65R17')).toThrow('0/65R17 is no size of a tyre, such as 225/65R17'))
