import { testsAll } from '@forecourt/schema/testing/testsAll'
import { describe, expect, it } from 'vitest'
import { isLinear } from '../testing/isLinear'
import type { Advert } from './Advert'
import { complianceRules } from './complianceRules'
import { judge } from './judge'
import { parsePage, plainContent } from './parsePage'
import { creditExamples } from './testing/creditExamples'
import { creditWordings } from './testing/creditWordings'
import type { AdvertContext, Example, Examples } from './testing/Examples'
import { goodAdvertisements } from './testing/goodAdvertisements'
import { noticeExamples } from './testing/noticeExamples'
import { noticeWordings } from './testing/noticeWordings'
import { priceExamples } from './testing/priceExamples'
import { priceWordings } from './testing/priceWordings'
import { privacyExamples } from './testing/privacyExamples'
import { privacyWordings } from './testing/privacyWordings'
import { sellingExamples } from './testing/sellingExamples'
import { sellingWordings } from './testing/sellingWordings'

const corpus: { readonly [rule: string]: Examples } = {
  ...creditExamples,
  ...priceExamples,
  ...sellingExamples,
  ...noticeExamples,
  ...privacyExamples,
}

const wordings = [...creditWordings, ...priceWordings, ...sellingWordings, ...noticeWordings, ...privacyWordings]

const advert = (text: string, context: AdvertContext = {}): Advert => {
  const isPage = text.startsWith('<')
  const { content, page } = isPage ? parsePage(text) : { content: plainContent(text), page: null }
  return {
    medium: isPage ? 'page' : 'offer',
    ...{ now: '2026-11-28T00:00:00.000Z', country: 'AU', states: [], car: null, modelNames: [], rentsByTheWeek: false },
    ...{ isPrivacyPolicy: false, stockPrices: new Map(), askedCents: null, carsForSale: 0, ...context },
    ...{ content, page },
  }
}

const examples = (side: 'bad' | 'good') =>
  Object.entries(corpus).flatMap(([rule, { context, ...lists }]) =>
    lists[side].map((example: Example) => {
      const [text, own] = typeof example === 'string' ? [example, {}] : example
      return { rule, text, found: () => judge(advert(text, { ...context, ...own })) }
    }),
  )

describe('the compliance rules, on the corpus of example advertisements', () => {
  it('the compliance rules have at least five bad and five good examples each', () => {
    expect(Object.keys(corpus).sort()).toEqual(complianceRules.map(({ id }) => id).sort())
    for (const { bad, good } of Object.values(corpus)) expect(Math.min(bad.length, good.length)).toBeGreaterThanOrEqual(5)
  })

  it('the compliance rules let none of at least 200 bad advertisements pass (LEG-02)', () => {
    const bad = examples('bad')
    expect(bad.length).toBeGreaterThanOrEqual(200)
    expect(
      bad.filter(({ rule, found }) => !found().some((each) => each.rule === rule)).map(({ rule, text }) => `${rule}: ${text}`),
    ).toEqual([])
  })

  it.each(wordings.map(([rule, example]) => ({ rule, example })))(
    'the compliance rules find the wording “$example”, by the rule $rule (LEG-02)',
    ({ rule, example }) => {
      const [text, context] = typeof example === 'string' ? [example, {}] : example
      expect(judge(advert(text, context)).map((each) => each.rule)).toContain(rule)
    },
  )

  it('the compliance rules flag none of at least 500 good advertisements, by any rule (LEG-02)', () => {
    const written = goodAdvertisements.map((example) => {
      const [text, context] = typeof example === 'string' ? [example, {}] : example
      return { rule: '', text, found: () => judge(advert(text, context)) }
    })
    const good = [...examples('good'), ...written]
    expect(good.length).toBeGreaterThanOrEqual(500)
    const flagged = good.flatMap(({ rule, text, found }) => found().map((each) => `${rule} → ${each.rule} “${each.phrase}”: ${text}`))
    expect(flagged).toEqual([])
  })
})

it('the compliance check applies a rule from its first day on, in its countries and states', () => {
  const surcharge = 'A 1.5% surcharge applies.'
  expect(judge(advert(surcharge, { now: '2026-09-30T00:00:00.000Z' }))).toEqual([])
  expect(judge(advert(surcharge))).toEqual([{ rule: 'card-surcharge', phrase: 'surcharge' }])
  expect(judge(advert(surcharge, { country: 'NZ' }))).toEqual([])
})

it('the compliance check compares the prices of cards with those of the stock', () => {
  const card = '<article><a href="/cars/kia-rio">Kia Rio</a><p data-setting="/price/showPriceType">$24,990</p></article>'
  const of = (cents: number) => judge(advert(card, { stockPrices: new Map([['/cars/kia-rio', cents]]) }))
  expect(of(2_499_000)).toEqual([])
  expect(of(2_399_000)).toEqual([{ rule: 'one-price', phrase: '$24,990' }])
})

const repeated = [
  '$9 ',
  '9.9% ',
  '$99,999 plus ',
  'comparison rate ',
  'a ',
  '$9,9',
  ' ',
  'drive away ',
  '<details>',
  '<article>',
  '9 May ',
  'by sending ',
  '1,',
  '\n',
]

it.each(repeated)('the compliance check judges any length of “%s” in linear time', (part) => {
  const length = testsAll ? 200_000 : 60_000
  const of = (size: number) => {
    const text = part.repeat(size / part.length)
    return () => judge(advert(text))
  }
  expect(isLinear(of(length / 2), of(length))).toBe(true)
})
