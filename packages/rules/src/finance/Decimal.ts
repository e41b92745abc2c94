/**
 * An exact decimal number with 24 fractional digits (FIN-25): the bigint counts units of 1e-24. Repayment calculations avoid floating
 * point, so browsers and servers agree to the cent.
 */
export type Decimal = bigint & { readonly decimal?: never }

const digits = 24n
const unit = 10n ** digits
const half = unit / 2n

/** Fractional digits kept when converting a number: enough for cents and any stated rate. */
const readDigits = 9
const readScale = 10 ** readDigits
const readUnit = 10n ** (digits - BigInt(readDigits))

export const one: Decimal = unit

/** Converts a finite number: integers exactly, others to nine decimal places. */
export const toDecimal = (value: number): Decimal =>
  Number.isInteger(value) ? BigInt(value) * unit : BigInt(Math.round(value * readScale)) * readUnit

export const multiply = (a: Decimal, b: Decimal): Decimal => (a * b) / unit

export const divide = (a: Decimal, b: Decimal): Decimal => (a * unit) / b

/** Integer power by repeated squaring. */
export const power = (base: Decimal, exponent: number): Decimal => {
  let result = one
  let square = base
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(result, square)
    if (left > 1) square = multiply(square, square)
  }
  return result
}

export type Rounding = 'nearest' | 'up' | 'down'

/** A remainder below a billionth of a cent is a rounding error of the 24th digit and doesn't round up. */
const trace = 10n ** (digits - 9n)

/** Rounds a positive decimal to a multiple of `step`; halves round up, as for all money (FIN-28). */
export const roundedTo = (value: Decimal, step: number, rounding: Rounding): number => {
  const steps = divide(value, toDecimal(step))
  const added = { nearest: half + trace, up: unit - trace, down: trace }[rounding]
  return Number((steps + added) / unit) * step
}

const unitNumber = Number(unit)

/** Nearest floating-point number; not for money. */
export const toNumber = (value: Decimal): number => Number(value) / unitNumber
