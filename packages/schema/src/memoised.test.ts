import { expect, it, vi } from 'vitest'
import { memoised, memoisedLast, memoisedWhileRepeated } from './memoised'

it('a memoised function calls the function once per argument, and again once the argument is evicted', () => {
  const read = vi.fn((word: string) => (word === '' ? null : word.length))
  const lengthOf = memoised(read, 2)
  expect(['one', 'three', 'one', '', 'one', ''].map(lengthOf)).toEqual([3, 5, 3, null, 3, null])
  expect(read.mock.calls.flat()).toEqual(['one', 'three', '', 'one'])
})

it('a function that is memoised while its texts repeat calls the function once per repeated text', () => {
  const read = vi.fn((text: string) => (text === '' ? null : text.length))
  const lengthOf = memoisedWhileRepeated(read, { maxResults: 2, maxLength: 20 })
  expect(['', '', 'one', '', 'one', '', 'three', 'one'].map(lengthOf)).toEqual([null, null, 3, null, 3, null, 5, 3])
  expect(read.mock.calls.flat()).toEqual(['', 'one', 'three', 'one'])
})

it('of texts that don’t repeat, only the last result is cached for a time', () => {
  const read = vi.fn((text: string) => text.length)
  const lengthOf = memoisedWhileRepeated(read, { maxResults: 2, maxLength: 20 })
  const texts = Array.from({ length: 100 }, (_, index) => `VIN ${index}`)
  expect(texts.flatMap((text) => [lengthOf(text), lengthOf(text)])).toEqual(texts.flatMap(({ length }) => [length, length]))
  expect(read).toHaveBeenCalledTimes(texts.length)
  const repeated = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? 'petrol' : 'diesel'))
  read.mockClear()
  expect(new Set(repeated.map(lengthOf))).toEqual(new Set([6]))
  expect(read.mock.calls.length).toBeLessThan(50)
})

it('a function that fails is called again for the same text', () => {
  const read = vi.fn((text: string): number => {
    if (read.mock.calls.length === 1) throw new Error(text)
    return text.length
  })
  const lengthOf = memoisedWhileRepeated(read, { maxResults: 2, maxLength: 20 })
  expect(() => lengthOf('one')).toThrow('one')
  expect(lengthOf('one')).toBe(3)
})

it('the result of a long text isn’t cached', () => {
  const read = vi.fn((text: string) => text.length)
  const lengthOf = memoisedWhileRepeated(read, { maxResults: 2, maxLength: 3 })
  expect(['four', 'four', 'one', 'one'].map(lengthOf)).toEqual([4, 4, 3, 3])
  expect(read.mock.calls.flat()).toEqual(['four', 'four', 'one'])
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
