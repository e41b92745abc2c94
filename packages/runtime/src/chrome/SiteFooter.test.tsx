import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { expect, it } from 'vitest'
import { renderToHtml } from '../testing/hosted'
import { SiteFooter } from './SiteFooter'

const footerOf = (layout: 'centred' | 'columns') =>
  renderToHtml(
    <SiteFooter
      config={buildConfig({ footer: { layout } })}
      site={buildSiteData()}
      path="/"
      request={{ now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' }}
    />,
  )

it('a centred footer centres its regulators and its line, like all above them (LEG-01, NAV-21)', () => {
  const html = footerOf('centred')
  expect(html).toMatch(/<summary class="[^"]*justify-center!/)
  expect(html).toMatch(/data-setting="\/footer\/showRegulators" class="[^"]*justify-center text-center"/)
  expect(html).toMatch(/data-setting="\/footer\/line" class="[^"]*text-center/)
})

it('other footers have their regulators in columns (LEG-01)', () => {
  const html = footerOf('columns')
  expect(html).toMatch(/data-setting="\/footer\/showRegulators" class="[^"]*lg:grid-cols-4"/)
  expect(html).not.toContain('justify-center!')
})
