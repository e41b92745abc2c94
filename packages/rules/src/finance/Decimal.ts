/**
 * An exact decimal number with 24 digits after the point (FIN-25): the bigint counts units of 1e-24. Money and rates never
 * touch binary fractions on their way to a repayment, and browsers and servers agree to the last cent.
 */
export type Decimal = bigint & { readonly decimal?: never }

const digits = 24n
const unit = 10n ** digits
const half = unit / 2n

/** Digits after the point that a number is read with: enough for cents and for any rate a lender states. */
const readDigits = 9
const readScale = 10 ** readDigits
const readUnit = 10n ** (digits - BigInt(readDigits))

export const one: Decimal = unit

/** Reads a finite number: whole ones exactly, others to nine decimal places. */
export const toDecimal = (value: number): Decimal =>
  Number.isInteger(value) ? BigInt(value) * unit : BigInt(Math.round(value * readScale)) * readUnit

export const times = (a: Decimal, b: Decimal): Decimal => (a * b) / unit

export const over = (a: Decimal, b: Decimal): Decimal => (a * unit) / b

/** A decimal multiplied by itself, a whole number of times, by repeated squaring. */
export const power = (base: Decimal, exponent: number): Decimal => {
  let result = one
  let square = base
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, square)
    if (left > 1) square = times(square, square)
  }
  return result
}

export type Rounding = 'nearest' | 'up' | 'down'

/** What is smaller than a billionth of a cent is a trace of the 24th digit, not an amount to round up by. */
const trace = 10n ** (digits - 9n)

/** Rounds a positive decimal to a whole multiple of `step`: halves go up, as money is rounded everywhere (FIN-28). */
export const roundedTo = (value: Decimal, step: number, rounding: Rounding): number => {
  const steps = over(value, toDecimal(step))
  const added = { nearest: half + trace, up: unit - trace, down: trace }[rounding]
  return Number((steps + added) / unit) * step
}

const unitNumber = Number(unit)

/** The nearest binary number, for what is not money. */
export const toNumber = (value: Decimal): number => Number(value) / unitNumber
