// @vitest-environment jsdom
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lastEnquiryKey } from '../../forms/lastEnquiryKey'
import { RuntimeHostProvider } from '../../host/RuntimeHostProvider.client'
import { buildHost } from '../../testing/buildHost'
import { buildStorage } from '../../testing/buildStorage'
import { SuccessPage } from './SuccessPage'

const site = buildSiteData({
  locations: [buildLocation(), buildLocation({ id: 'location-2', name: 'Penrith', phone: '02 5550 2222' })],
})

const page = (sent: object | null, mode: 'live' | 'preview' = 'live', values: ConfigValues = {}) => {
  const host = { ...buildHost(), mode, storage: buildStorage(sent ? { [lastEnquiryKey]: JSON.stringify(sent) } : {}) }
  return (
    <RuntimeHostProvider host={host}>
      <SuccessPage
        route={{ page: 'success', path: '/success' }}
        config={buildConfig(values)}
        data={{ page: 'success', site }}
        request={{ now: '2026-11-19T23:00:00.000Z', origin: 'https://cars.example', mode: 'live' }}
      />
    </RuntimeHostProvider>
  )
}

it('thanks with the car, the time asked for, the reference and the place it went to (ENQ-05, RTE-09)', async () => {
  render(
    page({
      leadId: 'abcdef12-3456',
      form: 'testDrive',
      car: { slug: 'kia-1', name: '2024 Kia Cerato' },
      locationId: 'location-2',
      preferredTime: '2026-11-23T10:00',
    }),
  )
  expect(await screen.findByText('23 Nov 2026, 10:00am')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you, we have your enquiry' })).toBeDefined()
  expect(screen.getByRole('link', { name: '2024 Kia Cerato' }).getAttribute('href')).toBe('/cars/kia-1')
  expect(screen.getByText('ABCDEF12')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Penrith' })).toBeDefined()
  expect(screen.getByRole('link', { name: '02 5550 2222' })).toBeDefined()
})

it('thanks nobody who sent nothing, and leads on (RTE-09)', async () => {
  render(page(null))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing was sent from here' })).toBeDefined()
  expect(screen.queryByText('Thank you, we have your enquiry')).toBeNull()
})

it('thanks without scripts, and in a preview', async () => {
  expect(renderToStaticMarkup(page(null))).toContain('Thank you, we have your enquiry')
  render(page(null, 'preview'))
  expect(await screen.findByText('Thank you, we have your enquiry')).toBeDefined()
})

it('says what happens next in formatted words', () => {
  const successText = toDocument('What happens next:\n\n- we **ring you** today\n- you [come by](/our-location)')
  expect(renderToStaticMarkup(page(null, 'live', { forms: { successText } }))).toMatch(
    /data-setting="\/forms\/successText"[^>]*><p>What happens next:<\/p><ul[^>]*><li>we <strong>ring you<\/strong> today<\/li><li>you <a href="\/our-location"/,
  )
})
