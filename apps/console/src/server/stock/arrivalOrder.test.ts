import { expect, test } from 'vitest'
import { arrivalOrder, hasArrived } from './arrivalOrder'

/** The keys of a car after a batch of photos arrived, and the number of each. */
const arrived = (batch: string, there: readonly string[], indexes: readonly number[]) => {
  let keys = [...there]
  const numbers = indexes.map((index) => {
    const { position, number } = arrivalOrder('c1', { batch, index }, `${batch}${index}`, { keys })
    keys = keys.toSpliced(position, 0, `${batch}${index}`)
    return number
  })
  return { keys, numbers }
}

test('Photos keep their chosen order, whichever arrives first', () => {
  expect(arrived('a', [], [2, 0, 3, 1]).keys).toEqual(['a0', 'a1', 'a2', 'a3'])
})

test('New photos come after existing ones, and continue their numbers', () => {
  expect(arrived('b', ['x', 'y'], [1, 0])).toEqual({ keys: ['x', 'y', 'b0', 'b1'], numbers: [3, 2] })
})

test('Photos of another batch that arrive in between stay in place', () => {
  const { keys } = arrived('c', [], [1])
  expect(arrived('d', keys, [0]).keys).toEqual(['c1', 'd0'])
  expect(arrived('c', ['c1', 'd0'], [0]).keys).toEqual(['c0', 'c1', 'd0'])
})

test('Photos of a batch that replaces others come before these, numbered from the start', () => {
  let keys: string[] = ['x', 'y']
  const numbers = [1, 2, 0].map((index) => {
    const { position, number } = arrivalOrder('c1', { batch: 'e', index }, `e${index}`, { keys, isReplacing: true })
    keys = keys.toSpliced(position, 0, `e${index}`)
    return number
  })
  expect([keys, numbers]).toEqual([
    ['e0', 'e1', 'e2', 'x', 'y'],
    [1, 2, 0],
  ])
  expect([hasArrived('c1', 'e', 'e1'), hasArrived('c1', 'e', 'x'), hasArrived('c1', 'other', 'e1')]).toEqual([true, false, false])
})
