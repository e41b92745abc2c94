import type { Car, Cents } from '@forecourt/rules/entities/Car'
import { priceWithoutCharges } from './priceWithoutCharges'

/** A price without charges, as dealers write it. */
const writtenWithout = (cents: Cents | null, state: string): Cents | null =>
  cents === null ? null : Math.max(1, Math.round(priceWithoutCharges(cents, state) / 500_00)) * 500_00 - 10_00

/** The prices that show, of drive-away ones. */
export const shownPrices = (
  { priceType, priceCents, beforePriceCents }: Pick<Car, 'priceType' | 'priceCents' | 'beforePriceCents'>,
  state: string,
): Pick<Car, 'priceCents' | 'beforePriceCents'> =>
  priceType === 'driveAway'
    ? { priceCents, beforePriceCents }
    : { priceCents: writtenWithout(priceCents, state), beforePriceCents: writtenWithout(beforePriceCents, state) }
