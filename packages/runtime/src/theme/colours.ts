import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'

/** A colour as `#rrggbb`. */
export type Colour = string

const channels = (colour: Colour): readonly number[] => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

/** `amount` of the second colour in the first: 0 gives the first, 1 the second. */
export const mix = (first: Colour, second: Colour, amount: number): Colour => {
  const target = channels(second)
  const mixed = channels(first).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The lowest contrast a colour has with any of the grounds it may stand on. */
const lowestContrast = (colour: Colour, grounds: readonly Colour[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(colour, ground)))

/** The first of the wanted colours that is readable on every ground, else the most readable of them all, black and white included. */
export const readableOn = (grounds: readonly Colour[], wanted: readonly Colour[], minimum = 4.5): Colour => {
  const candidates = [...wanted, '#ffffff', '#101216', '#000000']
  return (
    candidates.find((colour) => lowestContrast(colour, grounds) >= minimum) ??
    candidates.reduce((best, colour) => (lowestContrast(colour, grounds) > lowestContrast(best, grounds) ? colour : best))
  )
}

/** The colour moved towards `ink` just as far as it takes to reach the contrast on every ground. */
export const movedToContrast = (colour: Colour, ink: Colour, grounds: readonly Colour[], minimum: number): Colour => {
  const steps = Array.from({ length: 21 }, (_, step) => mix(colour, ink, step / 20))
  return steps.find((step) => lowestContrast(step, grounds) >= minimum) ?? ink
}
