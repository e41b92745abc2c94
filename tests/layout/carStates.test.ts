import { afterAll, it } from 'vitest'
import type { NotableState } from '../../seeds/notable/notableCars'
import { accessibilityProblems } from '../e2e/watching/accessibilityProblems'
import { scrollThrough } from '../e2e/watching/scrollThrough'
import { carPath, desktop, enlargeLetters, expect, openSites, pageWidth, phone } from './drawnSites'
import { layoutShifts, watchShifts } from './layoutShifts'

const sites = await openSites()
afterAll(sites.close)
const { visit } = sites
const page = await sites.newPage()
await watchShifts(page)

/** One per theme. */
const oneEach = ['longTitle', 'certified', 'groupCar', 'dealershipCar', 'regoExpired', 'caravan', 'storedQuote'] as const
/** The most demanding states are tested on both screens, others alternately, as only styles differ. */
const onBothScreens: readonly NotableState[] = ['longTitle', 'noPrice', 'sold', 'groupCar', 'caravan', 'manyPictures']
const states: readonly NotableState[] = [
  ...['belowMarket', 'atMarketEdge', 'nationalAverageOnly', 'reduced', 'noPrice', 'estimated', 'longComments', 'noComments', 'longTitle'],
  ...['manyPictures', 'onePicture', 'noPicture', 'reserved', 'sold', 'soldLongAgo', 'comingSoon', 'preorder', 'certified'],
  ...['notReservable', 'noFinanceMake', 'financeExcluded', 'groupCar', 'dealershipCar', 'regoExpired', 'caravan', 'motorcycle'],
  ...['subscription', 'storedQuote', 'withdrawn'],
] as NotableState[]
const seen = states.flatMap((state, index) =>
  [phone, desktop]
    .filter((_, at) => onBothScreens.includes(state) || at === index % 2)
    .map((screen) => ({ state, screen, width: screen.width })),
)

it.each(seen)('a car $state at $width px is accessible, no wider than the screen, and shifts no layout', async ({ state, screen }) => {
  await visit(page, carPath(state), screen)
  await scrollThrough(page)
  expect(await layoutShifts(page)).toEqual([])
  expect(await pageWidth(page)).toBeLessThanOrEqual(screen.width)
  expect(await accessibilityProblems(page)).toEqual([])
})

it.each([...oneEach, 'reduced'] as const)(
  'a car %s is no wider than 320 px, nor than a phone with text at twice the size',
  async (state) => {
    await visit(page, carPath(state), { width: 320, height: 640 })
    expect(await pageWidth(page)).toBeLessThanOrEqual(320)
    await page.setViewportSize(phone)
    await enlargeLetters(page)
    expect(await pageWidth(page)).toBeLessThanOrEqual(phone.width)
  },
)
