// @vitest-environment jsdom
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lastEnquiryKey } from '../../forms/lastEnquiryKey'
import { buildHost } from '../../testing/buildHost'
import { buildStorage } from '../../testing/buildStorage'
import { hosted } from '../../testing/hosted'
import { SuccessPage } from './SuccessPage'

const site = buildSiteData({
  locations: [buildLocation(), buildLocation({ id: 'location-2', name: 'Penrith', phone: '02 5550 2222', dealershipSlug: 'west' })],
  answers: { answered: 40, openMinutes: 18 },
})

const page = (sent: object | null, mode: 'live' | 'preview' = 'live', values: ConfigValues = {}) => {
  const host = { ...buildHost(), mode, storage: buildStorage(sent ? { [lastEnquiryKey]: JSON.stringify(sent) } : {}) }
  return hosted(
    <SuccessPage
      route={{ page: 'success', path: '/success' }}
      config={buildConfig(values)}
      data={{ page: 'success', site }}
      request={{ now: '2026-11-19T23:00:00.000Z', origin: 'https://cars.example', mode: 'live' }}
    />,
    host,
  )
}

it('the success page names the car, the requested time, the reference and the location (ENQ-05, RTE-09)', async () => {
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
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you, we have your booking request' })).toBeDefined()
  expect(screen.getByRole('link', { name: '2024 Kia Cerato' }).getAttribute('href')).toBe('/cars/kia-1')
  expect(screen.getByText('ABCDEF12')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Penrith' })).toBeDefined()
  expect(screen.getByRole('link', { name: '02 5550 2222' })).toBeDefined()
})

it('the success page names the location of an enquiry about a car, with its phone number, where no location was chosen (ENQ-14)', async () => {
  render(page({ leadId: 'abcdef12', form: 'vehicle', car: { slug: 'kia-1', name: '2024 Kia Cerato' }, locationId: 'location-2' }))
  expect(await screen.findByText('Penrith', { selector: 'dd' })).toBeDefined()
  expect(screen.getByRole('link', { name: '02 5550 2222' })).toBeDefined()
})

it('the success page shows a test drive, its car as text, and that no free time suited (ENQ-05, ENQ-24)', async () => {
  render(page({ leadId: 'abcdef12', form: 'testDrive', car: null, about: 'Toyota Corolla', preferredTime: 'other' }))
  expect((await screen.findByText(/^Your booking request about/)).textContent).toBe('Your booking request about Toyota Corolla')
  expect(screen.getByText('A different time')).toBeDefined()
})

it('the success page names the kind of request where it is about no car', async () => {
  render(page({ leadId: 'abcdef12', form: 'service', car: null, about: '' }))
  expect(await screen.findByText('Your booking request')).toBeDefined()
})

it('a dealer’s own heading names the kind of request only if it contains the placeholder', async () => {
  const sent = { leadId: 'abcdef12', form: 'makeOffer', car: null }
  render(page(sent, 'live', { forms: { successHeading: 'Your {sent} is with us' } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your offer is with us' })).toBeDefined()
  cleanup()
  render(page(sent, 'live', { forms: { successHeading: 'All good' } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All good' })).toBeDefined()
})

it('the success page names the vehicle of a valuation as such (ENQ-05)', async () => {
  render(page({ leadId: 'abcdef12', form: 'tradeIn', car: null, about: '2019 Toyota Corolla 80000km' }))
  expect(await screen.findByText('Your valuation request')).toBeDefined()
  expect(screen.getByText('For valuation').nextElementSibling?.textContent).toBe('2019 Toyota Corolla 80000km')
})

it.each([
  { form: 'service', first: 'Service' },
  { form: 'parts', first: 'Sales' },
  { form: 'vehicle', first: 'Sales' },
])(
  'the success page shows the hours of the department of the form $form first, of sales where the location has no such department: $first (LOC-13)',
  async ({ form, first }) => {
    const { container } = render(page({ leadId: 'abcdef12', form, car: null, locationId: 'location-2' }))
    await screen.findByRole('heading', { name: 'Penrith' })
    expect(container.querySelector('table:not([hidden]) caption')?.textContent).toBe(`${first} opening hours`)
  },
)

it('the success page shows only one email address, that of the location', async () => {
  render(
    page({ leadId: 'abcdef12', form: 'general', car: null, locationId: 'location-2' }, 'live', { identity: { email: 'all@example.com' } }),
  )
  await screen.findByRole('heading', { name: 'Penrith' })
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('aside a[href^="mailto:"]')].map(({ textContent }) => textContent)
  expect(addresses).toEqual([buildLocation().email])
})

it('the success page shows a location of the lead’s dealership, or else the phone number of the site', async () => {
  const phone = { main: '02 5550 9999' }
  render(page({ leadId: 'abcdef12', form: 'general', car: null, locationId: null, dealershipSlug: 'west' }, 'live', { phone }))
  expect(await screen.findByRole('heading', { name: 'Penrith' })).toBeDefined()
  expect(screen.queryByRole('link', { name: '02 5550 9999' })).toBeNull()
  cleanup()
  render(page({ leadId: 'abcdef12', form: 'general', car: null }, 'live', { phone }))
  expect((await screen.findByRole('link', { name: '02 5550 9999' })).getAttribute('href')).toBe('tel:0255509999')
})

it('the success page promises the same reply time as the form (ENQ-17, ENT-16)', () => {
  const drawn = renderToStaticMarkup(page(null, 'live', { forms: { replyNote: 'We answer within the day.', showAnswerTime: true } }))
  expect(drawn).toContain('We answer within the day.')
  expect(drawn).toContain('We usually reply within 20 minutes during opening hours.')
})

it('the success page thanks no visitor who sent nothing, and links to other pages (RTE-09)', async () => {
  render(page(null))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing has been sent yet' })).toBeDefined()
  expect(screen.queryByText(/^Thank you, we have/)).toBeNull()
})

it('the success page thanks without scripts, and in a preview', async () => {
  expect(renderToStaticMarkup(page(null))).toContain('Thank you, we have your enquiry')
  render(page(null, 'preview'))
  expect(await screen.findByText('Thank you, we have your enquiry')).toBeDefined()
})

it('the success page renders the formatted text about what happens next', () => {
  const successText = toDocument('What happens next:\n\n- we **ring you** today\n- you [come by](/our-location)')
  expect(renderToStaticMarkup(page(null, 'live', { forms: { successText } }))).toMatch(
    /data-setting="\/forms\/successText"[^>]*><p>What happens next:<\/p><ul[^>]*><li>we <strong>ring you<\/strong> today<\/li><li>you <a href="\/our-location"/,
  )
})
