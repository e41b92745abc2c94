import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OffersPage } from './OffersPage'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

it('the offers page says in the dealer’s words that no offer is running, and links to the cars (OFR-01)', () => {
  const html = renderToStaticMarkup(
    <OffersPage
      route={{ page: 'offers', path: '/special-offers' }}
      config={buildConfig({ offers: { emptyText: 'Back on Monday.' } })}
      data={{ page: 'offers', site: buildSiteData(), offers: [] }}
      request={request}
    />,
  )
  expect(html).toContain('Back on Monday.')
  expect(html).toContain('href="/search"')
})

it('the offers page shows the first of at least three offers large, above the groups of the others (RTE-17, OFR-04)', () => {
  const offers = (['New', 'Service', 'New'] as const).map((category, index) =>
    buildOffer({ id: `offer-${index}`, name: `Offer ${index}`, category }),
  )
  const draw = (showLead: boolean, shown = offers) =>
    renderToStaticMarkup(
      <OffersPage
        route={{ page: 'offers', path: '/special-offers' }}
        config={buildConfig({ offers: { showLead, groupByCategory: true } })}
        data={{ page: 'offers', site: buildSiteData(), offers: shown }}
        request={request}
      />,
    )
  const html = draw(true)
  expect(html.indexOf('>Offer 0<')).toBeLessThan(html.indexOf('>New cars<'))
  expect(html.match(/>Offer \d</g)?.toSorted()).toEqual(['>Offer 0<', '>Offer 1<', '>Offer 2<'])
  for (const alike of [draw(false), draw(true, offers.slice(0, 2))])
    expect(alike.indexOf('>New cars<')).toBeLessThan(alike.indexOf('>Offer 0<'))
})
