import { buildConfig } from '@forecourt/rules/testing/buildConfig'
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
