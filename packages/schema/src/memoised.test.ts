import { expect, it, vi } from 'vitest'
import { memoised, memoisedLast } from './memoised'

it('a memoised function calls the function once per argument, and again once the argument is evicted', () => {
  const read = vi.fn((word: string) => (word === '' ? null : word.length))
  const lengthOf = memoised(read, 2)
  expect(['one', 'three', 'one', '', 'one', ''].map(lengthOf)).toEqual([3, 5, 3, null, 3, null])
  expect(read.mock.calls.flat()).toEqual(['one', 'three', '', 'one'])
})

it('a memoised function returns the last result while the arguments stay the same', () => {
  const read = vi.fn((car: object, now: string) => ({ car, now }))
  const last = memoisedLast(read)
  const [one, other] = [{}, {}]
  const first = last(one, 'now')
  expect(last(one, 'now')).toBe(first)
  expect(last(other, 'now')).toEqual({ car: other, now: 'now' })
  expect(last(other, 'later')).toEqual({ car: other, now: 'later' })
  expect(last(one, 'now')).not.toBe(first)
  expect(read).toHaveBeenCalledTimes(4)
})
