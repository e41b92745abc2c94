import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { hosted } from '../../testing/hosted'
import { NotFound } from './NotFound'

it('the page for missing pages says that an address has no page, and gives possible reasons', () => {
  const page = hosted(
    <NotFound
      config={buildConfig()}
      site={buildSiteData()}
      request={{ now: '2026-11-19T23:00:00.000Z', origin: 'https://cars.example', mode: 'live' }}
    />,
  )
  const drawn = renderToStaticMarkup(page)
  expect(drawn).toMatch(/<h1[^>]*>We can’t find that page<\/h1>/)
  expect(drawn).toContain('The address may be wrong, or the car or offer may be gone.')
  expect(drawn).not.toContain('has moved on')
})
