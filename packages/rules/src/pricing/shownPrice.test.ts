import { expect, it } from 'vitest'
import { shownPrice } from './shownPrice'

const prices = (driveAway: number | null, egc: number | null) => ({
  driveAwayCents: driveAway,
  driveAwayBeforeCents: driveAway === null ? null : driveAway + 1,
  egcCents: egc,
  egcBeforeCents: egc === null ? null : egc + 2,
})

it.each([
  ['both are known, so the preferred one', prices(3_000_000, 2_800_000), 'driveAway', 'driveAway', 3_000_000],
  ['both are known, with the other preferred', prices(3_000_000, 2_800_000), 'egc', 'egc', 2_800_000],
  ['only the other is known', prices(null, 2_800_000), 'driveAway', 'egc', 2_800_000],
  ['only the other is known, the other way', prices(3_000_000, null), 'egc', 'driveAway', 3_000_000],
  ['the preferred one is 0', prices(0, 2_800_000), 'driveAway', 'egc', 2_800_000],
  ['the preferred one is ten dollars, which counts as no price', prices(1_000, 2_800_000), 'driveAway', 'egc', 2_800_000],
  ['the preferred one is a cent above ten dollars', prices(1_001, 2_800_000), 'driveAway', 'driveAway', 1_001],
  ['neither could show', prices(null, 500), 'driveAway', 'egc', 500],
  ['neither could show, though both exist', prices(0, 500), 'driveAway', 'driveAway', 0],
  ['neither is known', prices(null, null), 'egc', 'egc', null],
] as const)('shownPrice chooses the price to show: $0 (CAR-14, CARD-05)', (_name, carPrices, requestedType, kind, cents) => {
  const before = kind === 'egc' ? carPrices.egcBeforeCents : carPrices.driveAwayBeforeCents
  expect(shownPrice(carPrices, requestedType)).toEqual({ priceCents: cents, priceType: kind, beforePriceCents: before })
})
