import type { CarPrices } from '../entities/Car'

const mostCents = 1_000_000_000

/** Validates an amount in cents; the error as a sentence that names it, or null. */
export const amountProblem = (cents: number | null, what: string): string | null => {
  if (cents === null) return null
  if (!Number.isSafeInteger(cents) || cents < 0) return `${what} must be an amount of zero or more.`
  return cents > mostCents ? `${what} is more than ten million dollars.` : null
}

/** Validates the prices of a car in cents; error sentences or null (CAR-14, CARD-05). */
export const priceProblems = ({
  driveAwayCents,
  driveAwayBeforeCents,
  egcCents,
  egcBeforeCents,
}: CarPrices): { readonly [Price in keyof CarPrices]: string | null } => ({
  driveAwayCents: amountProblem(driveAwayCents, 'The drive-away price'),
  driveAwayBeforeCents: amountProblem(driveAwayBeforeCents, 'The earlier drive-away price'),
  egcCents:
    amountProblem(egcCents, 'The price without government charges') ??
    (egcCents !== null && driveAwayCents !== null && driveAwayCents > 0 && egcCents > driveAwayCents
      ? 'The price without government charges can’t be higher than the drive-away price, which includes them.'
      : null),
  egcBeforeCents: amountProblem(egcBeforeCents, 'The earlier price without government charges'),
})
