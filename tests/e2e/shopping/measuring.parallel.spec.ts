import type { BrowserContext, Page } from '@playwright/test'
import { siteAddress } from '../addresses'
import { expect, test } from '../test'

/** The only site of the journeys with third-party tags; it requires consent. */
const geelong = siteAddress('geelong-mazda')

/** Fake of Google's script: forwards all events, queued or new, unchanged. */
const analytics = `const collect = (said) => fetch('https://region1.google-analytics.com/g/collect', {
  method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([...said]),
})
dataLayer.forEach(collect)
dataLayer.push = (said) => { collect(said) }`

type GtagCall = readonly [command: string, name?: unknown, params?: Readonly<Record<string, unknown>>]

/** Mocks third-party services and records their requests. */
const collector = async (context: BrowserContext) => {
  const requested: string[] = []
  const sentEvents: GtagCall[] = []
  await context.route(/^https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net|www\.facebook\.com)\//, async (route) => {
    requested.push(route.request().url())
    const isAnalytics = route.request().url().includes('googletagmanager')
    await route.fulfill({ contentType: 'text/javascript', body: isAnalytics ? analytics : '' })
  })
  await context.route('https://region1.google-analytics.com/**', async (route) => {
    const body = route.request().postData() ?? ''
    requested.push(`${route.request().url()} ${body}`)
    sentEvents.push(JSON.parse(body) as GtagCall)
    await route.fulfill({ status: 204 })
  })
  const events = (name: string) =>
    sentEvents.flatMap(([command, event, params]) => (command === 'event' && event === name ? [params ?? {}] : []))
  const config = () => sentEvents.filter(([command]) => command === 'config').map(([, , params]) => params ?? {})
  return { requested, sent: sentEvents, events, config }
}

const choices = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' })

/** Records the beacons of a page. */
const ownFigures = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/measure') sent.push(request.postData() ?? '')
  })
  return sent
}

test('the site requests nothing of Google or Meta before a shopper consents, nor after they refuse (ANL-01)', async ({
  page,
  context,
  visit,
}) => {
  const { requested } = await collector(context)
  await visit(`${geelong}/search`)
  await expect(choices(page)).toContainText('We won’t load them unless you agree.')
  await choices(page).getByRole('button', { name: 'Don’t allow', exact: true }).click()
  await expect(choices(page)).toHaveCount(0)
  const own = ownFigures(page)
  await visit(`${geelong}/special-offers`)
  // The dealer's own statistics have started, so tags would have too.
  await expect.poll(() => own.length).toBeGreaterThan(0)
  await expect(choices(page)).toHaveCount(0)
  expect(requested).toEqual([])
})

test('Google receives standard events for cars and enquiries, and never the shopper’s identity (ANL-01 to ANL-03)', async ({
  page,
  context,
  visit,
}) => {
  const google = await collector(context)
  await visit(`${geelong}/search`)
  await choices(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await expect.poll(() => google.events('asc_itemlist_pageview').length).toBe(1)
  expect(google.sent).toContainEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'granted' })])

  const link = page.locator('a[data-card-title]').first()
  const href = (await link.getAttribute('href')) ?? ''
  await visit(`${geelong}${href}?utm_source=jo%40shopper.example&utm_campaign=spring&email=jo%40shopper.example`)
  await expect.poll(() => google.events('asc_item_pageview').length).toBe(1)
  const [item] = google.events('asc_item_pageview')
  expect(item).toMatchObject({ item_make: expect.any(String), item_number: expect.any(String), send_to: 'G-GEELONG01' })
  expect(google.config().at(-1)).toMatchObject({ page_location: `${geelong}${href}?utm_campaign=spring` })
  expect(google.config().at(-1)).not.toHaveProperty('traffic_type')

  await visit(`${geelong}/contact-us`)
  const form = page.locator('main form[action="/api/leads"]').first()
  await form.getByLabel('First Name').fill('Zelda')
  await form.getByLabel('Last Name').fill('Quillfeather')
  await form.getByLabel('Email').fill('zelda@quillfeather.example')
  await form.getByLabel('Mobile').fill('0491 570 156')
  await form.getByLabel('Comments').fill('Ring me at number nine, Wattle Street.')
  await form.getByLabel('I agree to the terms of use').check()
  await expect.poll(() => google.events('asc_form_engagement').length).toBe(1)
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${geelong}/success`)
  await expect.poll(() => google.events('asc_form_submission').length).toBe(1)
  await expect.poll(() => google.events('generate_lead').length).toBe(1)
  expect(google.requested.join('\n')).not.toMatch(/jo(?:@|%40)|zelda|quill|0491|570.?156|wattle/i)

  // Visits from the console are marked for Google's internal traffic filter.
  await visit(`${geelong}/#own-visits`)
  await expect.poll(() => google.config().at(-1)).toMatchObject({ traffic_type: 'internal' })
})

test('the dealer’s own figures count a visit once, and a first visit, in any view (ANL-01)', async ({ page, visit }) => {
  const saltbush = siteAddress('saltbush')
  const sent = ownFigures(page)
  await visit(`${saltbush}/?utm_source=autumn-mail&utm_campaign=jo%40shopper.example`)
  const views = () => sent.flatMap((text) => (text === '' ? [] : [JSON.parse(text)])).filter(({ counts }) => counts.view)
  await expect.poll(() => views().length).toBe(1)
  expect(views()[0]).toMatchObject({ page: 'home', path: '/', source: 'autumn-mail', campaign: '', counts: { view: 1 } })

  await visit(`${saltbush}/about-us`)
  await expect.poll(() => views().length).toBe(2)
  expect(views()[1]).toMatchObject({ path: '/about-us', source: 'autumn-mail', campaign: '' })
  const first = () => page.evaluate(() => JSON.parse(localStorage.getItem('first-touch') ?? 'null'))
  await expect.poll(first).toMatchObject({ source: 'autumn-mail', campaign: '', page: '/' })
  expect(await page.context().cookies()).toEqual([])
})
