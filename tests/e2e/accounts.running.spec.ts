import type { Page } from '@playwright/test'
import type { consoleClient } from '../console/consoleClient'
import { siteAddress } from './addresses'
import { expect, screens, test } from './test'

type Client = ReturnType<typeof consoleClient>

/** The latest mail to an address whose subject is like that. */
const mailTo = async (admin: Client, address: string, subject: RegExp) => {
  const found = async () =>
    (await admin.outbox.getList.query({ perPage: 50 })).data.find((mail) => mail.to.includes(address) && subject.test(mail.subject))
  await expect.poll(async () => (await found())?.id, { timeout: 30_000 }).toBeTruthy()
  return admin.outbox.getOne.query({ id: (await found())?.id ?? '' })
}

const signIn = async (page: Page, admin: Client, address: string) => {
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  const { subject } = await mailTo(admin, address, /is your code/)
  await page.getByLabel('Code').fill(`${subject.slice(0, 3)} ${subject.slice(3, 6)}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('on a phone, a car is watched in an account; when it is sold a mail says so, and one press ends such mail (FAV-06, RTE-13, RTE-22)', async ({
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

  await test.step('She signs in, and what the browser kept is in her account', async () => {
    await visit(`${meridian}/favourites`)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in to watch cars' })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, admin, address)
    await page.getByLabel('Phone').fill('0491 570 006')
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My garage' })).toBeVisible()
    // The browser brings its cars once the page is there.
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByRole('heading', { level: 3, name }).count()
      })
      .toBe(1)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens.phone.width)
  })

  await test.step('She asks for mail', async () => {
    await page.getByLabel(/gets cheaper/).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Your choice is saved.')).toBeVisible()
  })

  const { data } = await admin.stock.getList.query({ perPage: 100, filter: { q: name } })
  const car = data.find((each) => each.name === name)
  if (!car) throw new Error(`There is no ${name}.`)
  await admin.stock.markSold.mutate({ id: car.id })
  try {
    const mail = await mailTo(admin, address, /sold/)
    expect(mail.text).toContain(name)
    const [link = ''] = /http\S+\/pages\/unsubscribe\?token=\S+/.exec(mail.text ?? '') ?? []
    await visit(link)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done: no more mail about cars')
    await visit(`${meridian}/my-kia-garage`)
    await expect(page.getByLabel('No mail about cars')).toBeChecked()
    await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('Sold')).toBeVisible()
  } finally {
    await admin.stock.undo.mutate({ id: car.id })
  }
})

test('without scripts, a search is saved in an account, which is then erased (RTE-13, AUTH-08)', async ({ browser, api, watch }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  watch.follow(context)
  const page = await context.newPage()
  const admin = await api('admin')
  const kauri = siteAddress('kauri')
  await page.goto(`${kauri}/search?fuel=Petrol`)
  await page.getByRole('link', { name: 'Save this search' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await signIn(page, admin, `ben-${Date.now()}@shopper.example`)
  await page.getByRole('button', { name: 'Save it' }).click()
  await expect(page.getByRole('link', { name: /Petrol/ })).toHaveAttribute('href', '/search?fuel=Petrol')

  // Signed in, the finance page is open (AUTH-04).
  await page.goto(`${kauri}/finance`)
  await expect(page).toHaveURL(`${kauri}/finance`)
  await page.goto(`${kauri}/my-garage`)
  await page.getByText('Erase my account').click()
  await page.getByRole('button', { name: 'Erase it for good' }).click()
  await page.goto(`${kauri}/finance`)
  await expect(page).toHaveURL(/\/sign-in\?type=finance&redirect=%2Ffinance/)
  await context.close()
})

test('a site without accounts has no sign-in page and no garage, and hearts are the browser’s own (AUTH-07)', async ({
  page,
  visit,
  watch,
}) => {
  const stillwater = siteAddress('stillwater')
  watch.allow(/answered 404/)
  for (const path of ['/sign-in', '/my-garage', '/online-payment']) expect((await page.goto(`${stillwater}${path}`))?.status()).toBe(404)
  await visit(`${stillwater}/favourites`)
  await expect(page.getByText('Kept in this browser, and nowhere else.')).toBeVisible()
  await visit(`${stillwater}/pages/unsubscribe`)
  await expect(page.getByText(/sends no newsletters/)).toBeVisible()
})
