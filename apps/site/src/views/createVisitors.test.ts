import { expect, it } from 'vitest'
import { createVisitors } from './receiveView'

const build = (max = 100) => {
  const clock = { now: 0 }
  return { clock, visitors: createVisitors({ max, ms: 1000, now: () => clock.now }) }
}

it('the visitor detection recognises a visitor for a period from the first visit on (API-04)', () => {
  const { clock, visitors } = build()
  const visits = [0, 0, 999, 1000, 1500, 2000].map((now) => {
    clock.now = now
    return visitors.isNew('a')
  })
  expect(visits).toEqual([true, false, false, true, false, true])
  expect(visitors.isNew('b')).toBe(true)
})

it('the visitor detection limits the number of visitors and keeps the latest (API-04)', () => {
  const { visitors } = build(3)
  for (let number = 0; number < 1000; number++) visitors.isNew(`visitor ${number}`)
  expect(visitors.size).toBeLessThanOrEqual(3)
  expect(visitors.isNew('visitor 0')).toBe(true)
})
