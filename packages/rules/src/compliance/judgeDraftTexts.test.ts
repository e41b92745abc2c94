import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { judgeDraftTexts } from './judgeDraftTexts'

const live = buildConfig()
const withHero = (heading: string, text = '') => ({
  ...live,
  header: { ...live.header, announcement: [heading, text].filter(Boolean).join(' ') },
})
const judged = (draft: typeof live, over: { readonly live?: typeof live | null; readonly cars?: number } = {}) =>
  judgeDraftTexts({
    ...{ draft, live, now: '2026-11-28T00:00:00.000Z', site: { locations: [], range: [] }, ...over },
    cars: Array.from({ length: over.cars ?? 0 }, (_, index) => ({ slug: `car-${index}`, priceCents: null })),
  }).map(({ rule, phrase, pointer }) => [rule, phrase, pointer])

it('changed texts of a draft are judged without a page, with the setting they are in (LEG-02)', () => {
  expect(judged(live)).toEqual([])
  expect(judged(withHero('From $89 a week'))).toEqual([['repayment-comparison-rate', '$89 a week', '/header/announcement']])
  expect(judged(withHero('Lowest price guaranteed', 'Ends tonight!')).map(([rule]) => rule)).toEqual([
    'best-price-claims',
    'countdown-without-date',
  ])
})

it('a number of cars left is compared with the number for sale (LEG-02)', () => {
  expect(judged(withHero('Only 2 left!'), { cars: 632 }).map(([rule]) => rule)).toEqual(['false-scarcity', 'scarcity-contradicted'])
  expect(judged(withHero('Only 2 left!'), { cars: 2 }).map(([rule]) => rule)).toEqual(['false-scarcity'])
})

it('what the live texts have already is left out, and before the first publication all texts are new', () => {
  const weekly = withHero('From $89 a week')
  expect(judged(weekly, { live: weekly })).toEqual([])
  expect(judged(withHero('From $89 a week', 'in May'), { live: weekly })).toEqual([])
  expect(judged(weekly, { live: null }).map(([rule]) => rule)).toContain('repayment-comparison-rate')
})

it('a comparison rate in the text beside a repayment belongs to it', () => {
  expect(judged(withHero('From $89 a week,', '6.99% p.a., comparison rate 7.42% p.a. for a 5-year secured loan of $30,000.'))).toEqual([])
})
