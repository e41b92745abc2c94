import type { Offer } from '@forecourt/rules/entities/Offer'
import type { OfferStock } from '@forecourt/rules/entities/OfferStock'
import { type OfferPageContext, offerCardParts, offerPageParts } from '@forecourt/rules/offers/offerParts'
import { type Part, shows } from '@forecourt/rules/parts/Part'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OfferCard } from '../../sections/offer/OfferCard'
import { renderToHtml } from '../../testing/hosted'
import { OfferPage } from './OfferPage'

const request = { now: '2026-03-18T01:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const pageParts = { ...offerCardParts, ...offerPageParts }

/** HTML that identifies each part of the page or the card. */
const drawn: { readonly [Name in keyof typeof pageParts]: RegExp } = {
  picture: /<img[^>]*offer-picture/,
  period: /Until 31 Mar 2026/,
  buyer: /For businesses with an ABN/,
  rate: /Comparison rate 5\.46%\sp\.a\./,
  explore: /Explore RAV4/,
  testDrive: /Book A Test Drive/,
  repayment: /Example: \$\d+ a week for a price of \$30,000/,
  stock: /See the 12 cars/,
  disclaimer: /Until sold\./,
  cars: /Ask us whether the offer applies to it/,
}

it.each<{ name: string; offer?: Partial<Offer>; values?: ConfigValues; cars?: number; stock?: OfferStock }>([
  { name: 'as it is' },
  {
    name: 'with all values',
    offer: {
      imageKey: 'offer-picture.jpg',
      endsOn: '2026-03-31',
      comparisonRate: 5.46,
      rateExample: '4.9% p.a. over 4 years.',
      ...{ interestRate: 4.9, termYears: 4, depositPercent: 0 },
      disclaimer: 'Until sold.',
      buyer: 'business',
    },
    stock: { count: 12, areChosen: false, itemTypes: ['car'], fromCents: null },
  },
  { name: 'with little', offer: { modelName: null, category: 'Parts' }, cars: 0 },
  { name: 'on a site that links to nothing', values: { offers: { showExplore: false, showTestDrive: false } } },
])(
  'an offer’s page renders exactly the parts whose rules show them (OFR-01 to OFR-04, FIN-05): $name',
  ({ offer: facts, values, cars = 1, stock }) => {
    const offer = buildOffer(facts)
    const config = buildConfig(values)
    const site = buildSiteData(stock && { offerStock: { [offer.id]: stock } })
    const data = {
      page: 'offer',
      site,
      offer,
      cars: Array.from({ length: cars }, () => buildCar()),
      areChosen: false,
      hasMore: false,
    } as const
    const route = { page: 'offer', path: '/offers/toyota/a', offerId: 'a' } as const
    const context: OfferPageContext = { offer, config, range: [], locations: site.locations, stock: stock ?? null, cars }
    const page = renderToHtml(<OfferPage config={config} data={data} request={request} route={route} />)
    const card = renderToStaticMarkup(<OfferCard offer={offer} config={config} site={site} headingLevel={2} />)
    const agree = (html: string, parts: readonly [string, Part<OfferPageContext>][]) =>
      expect(Object.fromEntries(parts.map(([name]) => [name, drawn[name as keyof typeof pageParts].test(html)]))).toEqual(
        Object.fromEntries(parts.map(([name, part]) => [name, shows(part, context)])),
      )
    agree(page, Object.entries(pageParts))
    agree(card, Object.entries(offerCardParts))
  },
)

it('the page of an offer shows all of its conditions where its card links to (ENT-11)', () => {
  const offer = buildOffer({ disclaimer: `${'While stock lasts and only then. '.repeat(9)}Excludes fleet.` })
  const data = { page: 'offer', site: buildSiteData(), offer, cars: [], areChosen: false, hasMore: false } as const
  const route = { page: 'offer', path: '/offers/toyota/a', offerId: 'a' } as const
  const page = renderToHtml(<OfferPage config={buildConfig()} data={data} request={request} route={route} />)
  const card = renderToStaticMarkup(<OfferCard offer={offer} config={buildConfig()} site={buildSiteData()} headingLevel={2} />)
  const [, id] = /#(conditions)"/.exec(card) ?? []
  expect(page.slice(page.indexOf(`id="${id}"`))).toContain('Excludes fleet.')
})

it.each<{ name: string; offer: Partial<Offer>; hasMore: boolean; href: string | null }>([
  { name: 'where there are more', offer: { onCars: true }, hasMore: true, href: '/search?car_type=new&amp;make=Toyota' },
  { name: 'not where these are all', offer: { onCars: true }, hasMore: false, href: null },
  { name: 'not where no search can find them', offer: { fuels: ['Petrol'] }, hasMore: true, href: null },
])('an offer’s page links to all cars of the offer (OFR-02): $name', ({ offer: facts, hasMore, href }) => {
  const data = {
    page: 'offer',
    site: buildSiteData(),
    offer: buildOffer({ modelName: null, ...facts }),
    cars: [buildCar()],
    areChosen: false,
    hasMore,
  } as const
  const page = renderToHtml(
    <OfferPage config={buildConfig()} data={data} request={request} route={{ page: 'offer', path: '/offers/toyota/a', offerId: 'a' }} />,
  )
  expect(/href="([^"]*)"[^>]*>See them all/.exec(page)?.[1] ?? null).toBe(href)
})
