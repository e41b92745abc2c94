import { expect, it } from 'vitest'
import { derived, followDerived } from './derived'

const isLong = derived((text: string, limit: number) => text.length > limit)

it('a derived value is computed from its arguments, or by what follows it', () => {
  expect([isLong('Kia Rio', 3), isLong('Rio', 3)]).toEqual([true, false])
  const seen: unknown[] = []
  const follow = (compute: (...args: never[]) => unknown, args: readonly unknown[]) => {
    seen.push(args)
    return !compute(...(args as never[]))
  }
  expect(followDerived(follow, () => isLong('Rio', 3))).toBe(true)
  expect(seen).toEqual([['Rio', 3]])
  expect(() =>
    followDerived(follow, () => {
      throw new Error('Not rendered')
    }),
  ).toThrow('Not rendered')
  expect(isLong('Rio', 3)).toBe(false)
})
