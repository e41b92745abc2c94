import type { Page } from '@playwright/test'
import type { consoleClient } from '../console/consoleClient'
import { siteAddress } from './addresses'
import { mailTo } from './mailTo'
import { maskPhones, unmaskPhones } from './maskPhones'
import { expect, screens, test } from './test'

type Client = ReturnType<typeof consoleClient>

const signIn = async (page: Page, admin: Client, address: string) => {
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  const { subject } = await mailTo(admin, address, /is your code/)
  await page.getByLabel('Code').fill(`${subject.slice(0, 3)} ${subject.slice(3, 6)}`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('on a phone, an account watches a car; a mail announces that it is sold, and one press unsubscribes (FAV-06, RTE-13, RTE-22)', async ({
  page,
  visit,
  api,
  expectAccessible,
}) => {
  await page.setViewportSize(screens.phone)
  const meridian = siteAddress('meridian')
  const admin = await api('admin')
  const address = `ana-${Date.now()}@shopper.example`
  await visit(`${meridian}/search?body=wagon`)
  const heart = page.getByRole('button', { name: /^Save \d{4}/ }).first()
  const name = String(await heart.getAttribute('aria-label')).replace(/^Save /, '')
  await heart.click()
  await expect(page.getByText(`Saved ${name}`)).toBeVisible()
  let carPath = ''

  await test.step('She signs in, and the browser’s saved cars are in her account', async () => {
    await visit(`${meridian}/favourites`)
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sign in to save cars' })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, admin, address)
    await page.getByLabel('Phone').fill('0491 570 006')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My garage' })).toBeVisible()
    // The browser's favourites are merged after the page has loaded.
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByRole('heading', { level: 3, name }).count()
      })
      .toBe(1)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens.phone.width)
  })

  await test.step('Forms are filled in with her details, with a formatted phone number (ENT-22)', async () => {
    await visit(`${meridian}/contact`)
    await expect(page.getByRole('main').getByLabel('Mobile')).toHaveValue('0491 570 006')
    await page.goBack()
  })

  await test.step('Revealing a phone number stores a lead of hers, with only her account’s details (API-07, VDP-17)', async () => {
    await maskPhones(admin)
    await page.getByRole('link', { name }).first().click()
    await page.waitForURL('**/cars/**')
    carPath = new URL(page.url()).pathname
    await page
      .getByRole('main')
      .getByRole('button', { name: /show number/i })
      .first()
      .click()
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
    const mail = await mailTo(admin, 'leads@meridianmotor.example', new RegExp(`phone lead.*${address}`))
    expect(mail.text).toContain('They may have called already.')
    const { data: leads } = await admin.leads.getList.query({ perPage: 5, filter: { q: address } })
    expect(leads).toMatchObject([{ form: 'phoneReveal', name: '', email: address, phone: '+61491570006', carName: name, message: null }])
    await unmaskPhones(admin)
    await page.goBack()
  })

  await test.step('She subscribes to mail', async () => {
    await page.getByLabel(/drops in price/).check()
    await page.getByRole('button', { name: 'Save my choice', exact: true }).click()
    await expect(page.getByText('Your choice has been saved.')).toBeVisible()
  })

  const { data } = await admin.stock.getList.query({ perPage: 100, filter: { q: name } })
  // Several cars may have this name.
  const car = data.find(({ slug }) => carPath.endsWith(`/${slug}`))
  if (!car) throw new Error(`There is no ${name}.`)
  await admin.stock.markSold.mutate({ id: car.id })
  try {
    const mail = await mailTo(admin, address, /sold/)
    expect(mail.text).toContain(name)
    const [link = ''] = /http\S+\/pages\/unsubscribe\?token=\S+/.exec(mail.text ?? '') ?? []
    await visit(link)
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done, no more stock emails')
    await visit(`${meridian}/my-kia-garage`)
    await expect(page.getByLabel('No emails about cars')).toBeChecked()
    await expect(page.locator('#garage-watched').getByRole('listitem').filter({ hasText: name }).getByText('Sold')).toBeVisible()
  } finally {
    await admin.stock.undo.mutate({ id: car.id })
  }
})

test('without scripts, a search is saved by its mail’s link without a sign-in, and the account is then deleted (AUTH-02, RTE-13)', {
  tag: '@smoke',
}, async ({ browser, api, watch }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  watch.follow(context)
  const page = await context.newPage()
  const admin = await api('admin')
  const kauri = siteAddress('kauri')
  await page.goto(`${kauri}/search?fuel=Petrol`)
  await page.getByRole('link', { name: 'Save this search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Save this search' })).toBeVisible()
  const address = `ben-${Date.now()}@shopper.example`
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Save search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  const { text } = await mailTo(admin, address, /Confirm your search/)
  await page.goto(/http\S+\/save-search\?token=\S+/.exec(text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm and save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your search is saved' })).toBeVisible()

  await page.goto(`${kauri}/my-garage`)
  await signIn(page, admin, address)
  await expect(page.getByRole('link', { name: /Petrol/ })).toHaveAttribute('href', '/search?fuel=Petrol')
  await page.getByText('Delete my account').click()
  await page.getByRole('button', { name: 'Delete permanently', exact: true }).click()
  // Signed out, the garage asks to sign in (AUTH-05); the finance page of this site is open (AUTH-04).
  await page.goto(`${kauri}/my-garage`)
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmy-garage/)
  await page.goto(`${kauri}/finance`)
  await expect(page).toHaveURL(`${kauri}/finance`)
  await context.close()
})

test('an invoice is paid on the site after sign-in, and a prize draw accepts one entry per person (RTE-21, AUTH-04, AUTH-05)', async ({
  page,
  visit,
  api,
  expectAccessible,
}) => {
  await page.setViewportSize(screens.phone)
  const admin = await api('admin')
  const address = `cam-${Date.now()}@shopper.example`

  await test.step('He signs in to pay, and pays the entered amount on the bank’s page', async () => {
    await visit(`${siteAddress('karri-coast-toyota')}/online-payment`)
    await expect(page.getByRole('heading', { name: 'Sign in to pay' })).toBeVisible()
    await signIn(page, admin, address)
    await page.getByLabel('Phone').fill('0491 570 006')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pay online' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Amount in dollars').fill('389.50')
    await page.getByLabel('Invoice or stock number').fill('INV-20500')
    await page.getByLabel('What it’s for').selectOption({ label: 'Invoice' })
    await page.getByLabel('Who you’re paying').selectOption({ index: 1 })
    await page.getByLabel('Your name').fill('Cam Lee')
    await page.getByRole('button', { name: 'Continue to payment', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Pay $389.50' })).toBeVisible()
    await expect(page.getByText('Invoice INV-20500')).toBeVisible()
    await page.getByRole('button', { name: 'Go to the payment page', exact: true }).click()
    await page.getByRole('button', { name: /^Pay \$389\.50/ }).click()
    await expect(page.getByRole('heading', { name: 'Paid, thank you' })).toBeVisible()
    expect((await mailTo(admin, address, /Paid/)).text).toContain('INV-20500')
  })

  await test.step('He enters a prize draw: a second entry is the same', async () => {
    await visit(`${siteAddress('saltbush')}/spin-to-win`)
    await signIn(page, admin, address)
    await expect(page.getByRole('heading', { level: 1, name: 'Spin to win' })).toBeVisible()
    await expectAccessible(page)
    const spin = async () => {
      await page.getByLabel('Your name').fill('Cam')
      await page.getByLabel(/agree to the conditions/).check()
      await page.getByRole('button', { name: 'Spin', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^(?:You’ve won|No prize this time)$/ })).toBeVisible()
      return page.url()
    }
    const first = await spin()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Spin to win' })).toBeVisible()
    expect(await spin()).toBe(first)
  })
})

test('an account with a mobile number adds an email address, and keeps its data (AUTH-02)', async ({ page, visit, api }) => {
  const kauri = siteAddress('kauri')
  const admin = await api('admin')
  const [address, mobile] = [`dee-${Date.now()}@shopper.example`, `021 55${String(Date.now() % 100_000).padStart(5, '0')}`]
  const codeBySms = async () => {
    const to = `+64${mobile.replaceAll(' ', '').slice(1)}`
    const { text } = await mailTo(admin, `${to}@sms.example`, /Text message/)
    return /\d{6}/.exec(text ?? '')?.[0] ?? ''
  }
  await visit(`${kauri}/search?fuel=Diesel`)
  await page.getByRole('link', { name: 'Save this search', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Email or mobile').fill(mobile)
  await page.getByRole('button', { name: 'Send me a code', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await page.getByLabel('Code').fill(await codeBySms())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Save it', exact: true }).click()
  await expect(page.getByText('Your search is saved.')).toBeVisible()

  await page.getByRole('link', { name: 'Add an email address', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Add your email address' })).toBeVisible()
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  const { subject } = await mailTo(admin, address, /is your code/)
  await page.getByLabel('Code').fill(subject.slice(0, 7))
  await page.getByRole('button', { name: 'Add it', exact: true }).click()
  await expect(page.getByText('Added. You can now sign in with either.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Diesel/ })).toBeVisible()
})
