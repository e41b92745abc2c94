import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

type Subscription = ResolvedConfig['subscription']

const dollarCents = 100

/**
 * Price a week of a choice, in whole dollars (CAR-14): the car's weekly price less the discount of the term, plus the distance. At least
 * one dollar.
 *
 * @param baseCents the car's weekly price
 * @example weeklyCents(30_000, { discount: 5 }, { extra: 25 }) // 31_000
 */
export const weeklyCents = (
  baseCents: number,
  { discount }: Pick<Subscription['terms'][number], 'discount'>,
  { extra }: Pick<Subscription['distances'][number], 'extra'>,
): number => Math.max(dollarCents, (Math.round((baseCents * (100 - discount)) / 10_000) + extra) * dollarCents)
