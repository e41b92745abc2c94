import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { NotableState } from '../../seeds/notable/notableCars'
import { notableCar } from './notableCar'
import { expect, screens, test } from './test'
import { untilAlive } from './watching/untilAlive'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' })

/** A surname nobody else has, to find what was sent by. */
const surname = () =>
  `Quill${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`

const introduce = async (form: Locator, lastName: string) => {
  await form.getByLabel('First Name').fill('Ada')
  await form.getByLabel('Last Name').fill(lastName)
  await form.getByLabel('Email').fill(`${lastName.toLowerCase()}@shopper.example`)
  await form.getByLabel('Mobile').fill('0491 570 156')
}

interface Ask {
  readonly state: NotableState
  /** The button on the car's page, and the kind of lead that must come of it. */
  readonly button: string
  /** The dialog's heading, where the button says more than the form does. */
  readonly title?: string
  readonly form: string
  readonly send: string
  readonly fill: (form: Locator, lastName: string) => Promise<void>
  /** What the dialog says before anything is filled in. */
  readonly says?: RegExp
}

const asks: readonly Ask[] = [
  {
    state: 'subscription',
    button: 'Ask to Buy',
    title: 'Ask to buy this car',
    form: 'buyOnline',
    send: 'Request to Buy',
    fill: introduce,
    says: /You pay nothing here, and asking does not hold the car/,
  },
  {
    state: 'groupCar',
    button: 'Message Us',
    title: 'Send a message',
    form: 'chat',
    send: 'Send Message',
    fill: async (form, lastName) => {
      await form.getByLabel('Name').fill(`Ada ${lastName}`)
      await form.getByLabel('Mobile or email').fill(`${lastName.toLowerCase()}@shopper.example`)
      await form.getByLabel('Department').selectOption('Finance')
      await form.getByLabel('Message').fill('Is it there on Saturday?')
    },
  },
  {
    state: 'belowMarket',
    button: 'Make an Offer',
    form: 'makeOffer',
    send: 'Send Offer',
    fill: async (form, lastName) => {
      await introduce(form, lastName)
      await form.getByLabel('Your offer').fill('13500')
    },
  },
  {
    state: 'motorcycle',
    button: 'Come and see it',
    form: 'testDrive',
    send: 'Request Test Ride',
    fill: async (form, lastName) => {
      await introduce(form, lastName)
      await form.getByLabel('Postcode').fill('4350')
    },
  },
  {
    state: 'dealershipCar',
    button: 'Trade-in Valuation',
    form: 'tradeIn',
    send: 'Ask for a Valuation',
    fill: async (form, lastName) => {
      await introduce(form, lastName)
      await form.getByLabel('Postcode').fill('3220')
      await form.getByLabel('Your vehicle').fill('2015 Mazda 2, 98,000 km')
    },
  },
]

test('every button that asks sends a lead of its kind about its car, and the mail goes out (VDP-07, API-07)', async ({
  page,
  visit,
  api,
  expectAccessible,
}) => {
  const sent: { form: string; lastName: string; slug: string }[] = []
  for (const { state, button, title = button, form, send, fill, says } of asks) {
    await test.step(`${button}: ${form}`, async () => {
      const lastName = surname()
      const { address, slug, site } = notableCar(state)
      await visit(address)
      await panelOf(page)
        .getByRole('link', { name: new RegExp(`^${button}`) })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      // What is typed first has the focus, and what sends it is in sight.
      await expect(dialog.getByRole('textbox').first()).toBeFocused()
      await expect(dialog.getByRole('button', { name: send })).toBeInViewport({ ratio: 1 })
      if (says) await expect(dialog).toContainText(says)
      await expectAccessible(page)
      await fill(dialog, lastName)
      const terms = dialog.getByLabel('I agree to the terms of use')
      if (await terms.count()) await terms.check()
      await dialog.getByRole('button', { name: send }).click()
      await expect(page).toHaveURL(`${site}/success`)
      sent.push({ form, lastName, slug })
    })
  }
  const client = await api('admin')
  for (const { form, lastName, slug } of sent) {
    const { data } = await client.leads.getList.query({ filter: { q: lastName.toLowerCase() } })
    expect(data, form).toEqual([expect.objectContaining({ form })])
    const lead = await client.leads.getOne.query({ id: data[0]?.id ?? '' })
    expect(JSON.stringify(lead), form).toContain(slug.split('-').at(-1)?.toUpperCase())
  }
  await expect
    .poll(async () => {
      const { data } = await client.outbox.getList.query({ perPage: 50 })
      return sent.filter(({ lastName }) => JSON.stringify(data).includes(lastName)).length
    })
    .toBe(sent.length)
})

test('the section on reserving asks for it where no button beside the price does (CHK-02)', async ({ page, visit }) => {
  await visit(notableCar('subscription').address)
  await expect(panelOf(page).getByRole('link', { name: /reserve/i })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Ask to reserve it', exact: true }).click()
  await page
    .getByRole('tabpanel', { name: 'Ask to reserve it' })
    .getByRole('link', { name: /^Ask to reserve this car/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /reserve/i })
  await expect(dialog).toContainText('You pay nothing here')
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
})

test('on a phone a form’s button is in sight from the start, and the keyboard waits for a field to be chosen', async ({
  browser,
  watch,
  visit,
  expectAccessible,
}) => {
  const context = await browser.newContext({ viewport: screens.phone, hasTouch: true, isMobile: true })
  watch.follow(context)
  const page = await context.newPage()
  await visit(notableCar('subscription').address, page)
  await panelOf(page)
    .getByRole('link', { name: /ask to buy/i })
    .first()
    .tap()
  const dialog = page.getByRole('dialog', { name: /ask to buy/i })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Request to Buy', exact: true })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await context.close()
})

test('finance asks for itself, from the button of the panel (VDP-08, CFG-17)', async ({ page, visit }) => {
  await visit(notableCar('newCar').address)
  await panelOf(page)
    .getByRole('link', { name: /^Finance Enquiry/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Finance Enquiry' }).getByLabel('Postcode')).toHaveAttribute('required', '')
})

test.describe('Sharing', () => {
  test('offers each way the site has, with the car’s own address, and says when it is copied and when a window is closed (UI-08 to UI-13)', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { address } = notableCar('groupCar')
    await visit(address)
    await panelOf(page).locator('summary').click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    const encoded = encodeURIComponent(address)
    const hrefs = await dialog.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const start of ['https://www.facebook.com/', 'https://x.com/', 'https://wa.me/?text=', 'mailto:?subject=', 'sms:?'])
      expect(hrefs.filter((href) => href.startsWith(start) && href.includes(encoded))).toHaveLength(1)

    await dialog.getByRole('button', { name: 'Copy link', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expect(dialog.getByRole('button', { name: 'Copy link', exact: true })).toBeVisible()

    await page.context().route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'a page to share on' }))
    const opened = page.context().waitForEvent('page')
    await dialog.getByRole('link', { name: 'Facebook', exact: true }).click()
    const shareWindow = await opened
    await expect(shareWindow).toHaveURL(/facebook\.com/)
    expect(await shareWindow.evaluate(() => window.opener)).toBeNull()
    await expect(dialog).toBeVisible()
    await shareWindow.close()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'Finished sharing' })).toBeVisible()
    await expect(panelOf(page).locator('summary')).toBeFocused()
  })

  test('hands the car to the phone’s own sheet where there is one (UI-08)', async ({ browser, watch, visit }) => {
    const context = await browser.newContext({ viewport: screens.phone, hasTouch: true, isMobile: true })
    watch.follow(context)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => {
          document.documentElement.dataset.shared = JSON.stringify(data)
        },
      })
    })
    const page = await context.newPage()
    const { address } = notableCar('groupCar')
    await visit(address, page)
    await panelOf(page).locator('summary').tap()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shared ?? '')).toContain(address)
    await expect(page.getByRole('dialog')).toBeHidden()
    await context.close()
  })

  test('a site that leaves some out offers the others only, in its order (UI-08)', async ({ page, visit }) => {
    await visit(notableCar('subscription').address)
    await panelOf(page).locator('summary').click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await expect(dialog.getByRole('link')).toHaveText(['WhatsApp', 'Email'])
  })

  test('a browser that lets nobody copy has the address selected (UI-09)', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
    })
    await visit(notableCar('groupCar').address)
    await panelOf(page).locator('summary').click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await dialog.getByRole('button', { name: 'Copy link', exact: true }).click()
    await expect(dialog.getByText(/the address is selected/)).toBeVisible()
    expect(await page.evaluate(() => String(window.getSelection()))).toContain('/cars/')
  })
})

test('a saved car stays saved over a reload and in another tab, and can be taken out and back (FAV-01, FAV-04, FAV-05, VDP-10, UI-01, AUTH-01)', async ({
  page,
  visit,
}) => {
  // Of a site that keeps cars without asking anyone to sign in.
  const { address } = notableCar('historyReport')
  await visit(address)
  const save = (on: Page) => panelOf(on).getByRole('button', { name: /^Save/ })
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
  await save(page).click()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')

  const other = await page.context().newPage()
  await visit(address, other)
  await expect(save(other)).toHaveAttribute('aria-pressed', 'true')
  await save(other).click()
  await expect(save(other)).toHaveAttribute('aria-pressed', 'false')
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
  await other.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
})

test.describe('The document of a car', () => {
  test('is prepared and saved under the car’s name (VDP-11, UI-15, API-06)', async ({ page, visit }) => {
    const { address, slug } = notableCar('certified')
    await visit(address)
    let go = () => {}
    const held = new Promise<void>((done) => {
      go = done
    })
    await page.route('**/*.pdf', async (route) => {
      await held
      await route.continue()
    })
    // The first document of an installation is drawn while its writer starts, here beside two other journeys.
    const saved = page.waitForEvent('download', { timeout: 60_000 })
    await panelOf(page).getByRole('link', { name: 'Print', exact: true }).click()
    await expect(panelOf(page).getByText('Preparing...')).toBeVisible()
    go()
    const document = await saved
    expect(document.suggestedFilename()).toBe(`${slug}.pdf`)
    expect((await readFile(await document.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(panelOf(page).getByText('Preparing...')).toHaveCount(0)
  })

  test('that can’t be made says so in an alert, and can be tried again (ERR-04)', async ({ page, visit, watch }) => {
    watch.allow(/answered 500: GET \S+\.pdf/)
    await visit(notableCar('certified').address)
    await page.route('**/*.pdf', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
    const alert = page.waitForEvent('dialog')
    await panelOf(page).getByRole('link', { name: 'Print', exact: true }).click({ noWaitAfter: true })
    const said = await alert
    expect(said.message()).toContain('couldn’t prepare the document')
    await said.accept()
    const saved = page.waitForEvent('download')
    await panelOf(page).getByRole('link', { name: 'Print', exact: true }).click()
    await saved
  })

  test('to print is a page of its own with a code that leads back (RTE-08)', async ({ page, expectAccessible }) => {
    const { site, slug } = notableCar('certified')
    await page.goto(`${site}/print?car_id=${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota Corolla')
    await expectAccessible(page)
  })
})

test('a history report opens as a document beside the page (VDP-09)', async ({ page, visit }) => {
  await visit(notableCar('historyReport').address)
  const link = panelOf(page).getByRole('link', { name: /^Car History Report/ })
  await expect(link).toHaveAttribute('target', '_blank')
  const report = await page.evaluate(
    async (href) => {
      const answer = await fetch(href)
      return { type: answer.headers.get('content-type'), start: (await answer.text()).slice(0, 5) }
    },
    (await link.getAttribute('href')) ?? '',
  )
  expect(report).toEqual({ type: 'application/pdf', start: '%PDF-' })
  await visit(notableCar('noMarketPrice').address)
  await expect(panelOf(page).getByRole('link', { name: /^Car History Report/ })).toHaveCount(0)
})

test.describe('Phone numbers', () => {
  test('a masked number is nowhere in the page until one POST asks for it (VDP-16 to VDP-18, API-03)', async ({ page }) => {
    const { address } = notableCar('groupCar')
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/phone-reveals') && asked.push(request.method()))
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
    await untilAlive(page)
    const button = panelOf(page).getByRole('button', { name: /show number/ })
    const start = (await button.innerText()).replace(/\*.*$/s, '').trim()
    expect(start.length).toBeGreaterThan(3)
    await button.click()
    const link = panelOf(page).getByRole('link', { name: /^\(?0\d/ })
    const number = await link.innerText()
    await expect(link).toHaveAttribute('href', `tel:${number.replace(/\D/g, '')}`)
    expect(asked).toEqual(['POST'])
    const digits = number.replace(/\D/g, '').slice(-8)
    expect((await answer?.text())?.replace(/[\s()-]/g, '')).not.toContain(digits)
  })

  test('that won’t come is said in the button, and can be asked for again (VDP-17, ERR-14)', async ({ page, visit, watch }) => {
    watch.allow(/answered (429|500): POST \S+\/api\/phone-reveals/)
    await visit(notableCar('groupCar').address)
    const refuse = (status: number) => page.route('**/api/phone-reveals', (route) => route.fulfill({ status, body: '{}' }), { times: 1 })
    await refuse(500)
    await panelOf(page)
      .getByRole('button', { name: /show number/ })
      .click()
    const again = panelOf(page).getByRole('button', { name: 'Please try again', exact: true })
    await expect(again).toBeVisible()
    await refuse(429)
    await again.click()
    await panelOf(page).getByRole('button', { name: 'Please wait a few minutes', exact: true }).click()
    await expect(panelOf(page).getByRole('link', { name: /^\(?0\d/ })).toBeVisible()
  })

  test('WhatsApp leads to the number in its international form where numbers are shown (VDP-07)', async ({ page, visit }) => {
    await visit(notableCar('motorcycle').address)
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'a conversation' }))
    await panelOf(page).getByRole('link', { name: 'WhatsApp', exact: true }).click()
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/61\d{9}/)
  })

  test('WhatsApp asks for a masked number first, and then leads to it (VDP-07, VDP-16 to VDP-18)', async ({ page }) => {
    const answer = await page.goto(notableCar('dealershipCar').address, { waitUntil: 'domcontentloaded' })
    const html = (await answer?.text()) ?? ''
    await untilAlive(page)
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'a conversation' }))
    await panelOf(page).getByRole('button', { name: 'WhatsApp', exact: true }).click()
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/61\d{9}/)
    expect(html.replace(/[\s()-]/g, '')).not.toContain(page.url().slice(-8))
  })

  test.describe('in opening hours', () => {
    const { address } = notableCar('certified')
    const times = [
      { name: 'a Tuesday at ten in Perth', at: '2026-11-24T02:00:00Z', shows: true },
      {
        name: 'one minute before the doors open in Perth, when Sydney’s have been open for hours',
        at: '2026-11-23T23:59:00Z',
        shows: false,
      },
      { name: 'the minute they open', at: '2026-11-24T00:00:00Z', shows: true },
      { name: 'a Sunday', at: '2026-11-29T03:00:00Z', shows: false },
    ]
    test('Call Now stands in the bar of a phone only while the location is open, by its own clock (UI-05)', async ({ page, visit }) => {
      await page.setViewportSize(screens.phone)
      for (const { name, at, shows } of times) {
        await page.clock.setFixedTime(at)
        await visit(address)
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        const bar = page.getByRole('region', { name: 'Contact' })
        await expect(bar.getByRole('link').first(), name).toBeVisible()
        await expect(bar.getByRole('button', { name: 'Call Now', exact: true }), name).toBeVisible({ visible: shows })
      }
    })
  })
})
