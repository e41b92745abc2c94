import { expect, it } from 'vitest'
import { shownPrice } from './shownPrice'

const prices = (driveAway: number | null, egc: number | null) => ({
  driveAwayCents: driveAway,
  driveAwayBeforeCents: driveAway === null ? null : driveAway + 1,
  egcCents: egc,
  egcBeforeCents: egc === null ? null : egc + 2,
})

it.each([
  { name: 'both are known: the wanted one', given: prices(3_000_000, 2_800_000), wanted: 'driveAway', kind: 'driveAway', cents: 3_000_000 },
  {
    name: 'both are known: the other where that is wanted',
    given: prices(3_000_000, 2_800_000),
    wanted: 'egc',
    kind: 'egc',
    cents: 2_800_000,
  },
  { name: 'only the other is known', given: prices(null, 2_800_000), wanted: 'driveAway', kind: 'egc', cents: 2_800_000 },
  { name: 'only the other is known, the other way', given: prices(3_000_000, null), wanted: 'egc', kind: 'driveAway', cents: 3_000_000 },
  { name: 'the wanted one is 0', given: prices(0, 2_800_000), wanted: 'driveAway', kind: 'egc', cents: 2_800_000 },
  {
    name: 'the wanted one is ten dollars, which is none',
    given: prices(1_000, 2_800_000),
    wanted: 'driveAway',
    kind: 'egc',
    cents: 2_800_000,
  },
  { name: 'the wanted one is a cent above', given: prices(1_001, 2_800_000), wanted: 'driveAway', kind: 'driveAway', cents: 1_001 },
  { name: 'neither could show', given: prices(null, 500), wanted: 'driveAway', kind: 'egc', cents: 500 },
  { name: 'neither could show, and both are there', given: prices(0, 500), wanted: 'driveAway', kind: 'driveAway', cents: 0 },
  { name: 'neither is known', given: prices(null, null), wanted: 'egc', kind: 'egc', cents: null },
] as const)('$name (CAR-14, CARD-05)', ({ given, wanted, kind, cents }) => {
  const before = kind === 'egc' ? given.egcBeforeCents : given.driveAwayBeforeCents
  expect(shownPrice(given, wanted)).toEqual({ priceCents: cents, priceType: kind, beforePriceCents: before })
})
