import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divide, multiply, one, power, type Rounding, roundedTo, toDecimal, toNumber } from './Decimal'

describe('exact decimals of finance figures (FIN-25)', () => {
  it.each([
    { name: 'a rate', value: 6.29, expected: 6_290_000_000_000_000_000_000_000n },
    { name: 'a sum that binary fractions get wrong', value: 0.1 + 0.2, expected: 300_000_000_000_000_000_000_000n },
    { name: 'whole cents', value: 25_000_000, expected: 25_000_000n * 10n ** 24n },
    { name: 'a negative number', value: -0.5, expected: -(5n * 10n ** 23n) },
    { name: 'zero', value: 0, expected: 0n },
    { name: 'the greatest whole number', value: Number.MAX_SAFE_INTEGER, expected: 9_007_199_254_740_991n * 10n ** 24n },
    { name: 'the greatest number there is', value: 1e308, expected: BigInt(1e308) * 10n ** 24n },
  ])('exact decimals of finance figures are read from $name', ({ value, expected }) => expect(toDecimal(value)).toBe(expected))

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('exact decimals of finance figures are not read from %s', (value) =>
    expect(() => toDecimal(value)).toThrow(RangeError),
  )

  it('exact decimals of finance figures multiply and divide without rounding errors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 6 }), (a, b) => {
        expect(multiply(toDecimal(a), toDecimal(b))).toBe(BigInt(a) * BigInt(b) * one)
        expect(roundedTo(multiply(divide(toDecimal(a), toDecimal(b)), toDecimal(b)), 1, 'nearest')).toBe(a)
      }),
    )
  })

  it.each([
    { name: 'the zeroth power', base: 1.5, exponent: 0, expected: one },
    { name: 'the first', base: 1.5, exponent: 1, expected: toDecimal(1.5) },
    { name: 'the third', base: 1.5, exponent: 3, expected: toDecimal(3.375) },
    { name: 'the tenth', base: 2, exponent: 10, expected: toDecimal(1024) },
  ])('exact decimals of finance figures are raised to $name', ({ base, exponent, expected }) =>
    expect(power(toDecimal(base), exponent)).toBe(expected),
  )

  it('exact decimals of finance figures convert to numbers for values that are not money (FIN-05)', () =>
    expect(toNumber(toDecimal(6.29))).toBe(6.29))
})

describe('rounding at the end (FIN-28)', () => {
  it.each<{ name: string; cents: bigint; rounding: Rounding; expected: number }>([
    { name: 'a half goes up', cents: toDecimal(14_150), rounding: 'nearest', expected: 14_200 },
    { name: 'less than a half goes down', cents: toDecimal(14_149), rounding: 'nearest', expected: 14_100 },
    { name: 'a cent over goes up', cents: toDecimal(14_101), rounding: 'up', expected: 14_200 },
    { name: 'a whole dollar stays, up', cents: toDecimal(14_100), rounding: 'up', expected: 14_100 },
    { name: 'a whole dollar and a trace of arithmetic stays, up', cents: toDecimal(14_100) + 7n, rounding: 'up', expected: 14_100 },
    { name: 'a cent under the next goes down', cents: toDecimal(14_199), rounding: 'down', expected: 14_100 },
    { name: 'a whole dollar less a trace of arithmetic stays, down', cents: toDecimal(14_200) - 7n, rounding: 'down', expected: 14_200 },
    { name: 'zero stays zero', cents: 0n, rounding: 'up', expected: 0 },
  ])('$name', ({ cents, rounding, expected }) => expect(roundedTo(cents, 100, rounding)).toBe(expected))
})
