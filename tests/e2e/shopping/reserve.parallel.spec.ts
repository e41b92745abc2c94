import type { Page } from '@playwright/test'
import { siteAddress } from '../addresses'
import { findSeededCar } from '../findSeededCar'
import { expect, screens, test } from '../test'

const karri = siteAddress('karri-coast-toyota')

/** An available used car of a make that no other story uses. */
const freeCar = async (api: Parameters<Parameters<typeof test>[2]>[0]['api'], make: string) => {
  const admin = await api('admin')
  const car = await findSeededCar(
    admin,
    'Karri Coast Toyota',
    { make },
    (each) => (each.priceCents ?? 0) > 100_000 && !each.reserved && each.status === 'in_stock',
  )
  return { admin, car, address: `${karri}/cars/${car.slug}` }
}

/** Unique: an earlier attempt may have enquired about the same car. */
const email = `ana.${Date.now().toString(36)}@shopper.example`

const introduce = async (page: Page) => {
  await page.getByLabel('Full name').fill('Ana Reid')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile').fill('0491 570 156')
}
const pay = (page: Page) => page.getByRole('button', { name: 'Pay the $200 deposit', exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const letGo = async (page: Page) => {
  await page.getByText('Cancel the reservation').click()
  await page.getByRole('button', { name: 'Cancel reservation', exact: true }).click()
  await expect(heading(page)).toHaveText(/Your reservation is cancelled|Cancelled. Your deposit is on its way back/)
}

test('on a phone a car is reserved from its page, with three entered fields, and released again (CHK-01 to CHK-05)', {
  tag: '@smoke',
}, async ({ page, visit, api, expectAccessible }) => {
  const { address, car } = await freeCar(api, 'Mazda')
  await page.setViewportSize(screens.phone)
  await visit(address)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Reserve Car Now/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText('Reserve this car')
  expect(await page.getByRole('main').getByRole('textbox').count()).toBeLessThanOrEqual(4)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^\(?0\d/ })
      .last(),
  ).toBeVisible()
  await introduce(page)
  await pay(page).click()
  await expect(heading(page)).toHaveText('Pay with the test bank')
  await page.getByRole('button', { name: /^Pay \$200/ }).click()
  await expect(heading(page)).toHaveText('It’s reserved for you')
  await expect(page.getByText('Held on your card and only charged if you buy.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens.phone.width)
  await letGo(page)
  await visit(`${karri}/cars/${car.slug}/checkout`)
  await expect(heading(page)).toHaveText('Reserve this car')
})

test('without scripts it is reserved in the same way, after a declined card (CHK-02)', async ({ browser, watch, api }) => {
  const { address } = await freeCar(api, 'Suzuki')
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: screens.phone })
  watch.follow(context)
  const page = await context.newPage()
  await page.goto(`${address}/checkout`)
  await page.getByLabel('Full name').fill('Ana Reid')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile').fill('12')
  await pay(page).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid phone number.')
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Reid')
  await page.getByLabel('Mobile').fill('0491 570 156')
  await pay(page).click()
  await page.getByRole('button', { name: /^Decline the card/ }).click()
  await page.getByRole('link', { name: 'Go back without paying', exact: true }).click()
  await expect(heading(page)).toHaveText('Your card was declined')
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await page.getByRole('link', { name: /^Ask for confirmation/ }).click()
  await page.getByRole('button', { name: /^Yes, it’s me/ }).click()
  await expect(heading(page)).toHaveText('It’s reserved for you')
  await letGo(page)
  await context.close()
})

test('of two shoppers one holds the car, and the other sees alternatives; a lost response is recovered (CHK-02)', async ({
  page,
  visit,
  browser,
  watch,
  api,
}) => {
  const { address } = await freeCar(api, 'Subaru')
  const other = await browser.newContext()
  watch.follow(other)
  const theirs = await other.newPage()
  watch.allow(/answered 504/)
  await visit(`${address}/checkout`)
  await visit(`${address}/checkout`, theirs)
  await introduce(page)
  await introduce(theirs)
  await pay(page).click()
  await expect(heading(page)).toHaveText('Pay with the test bank')
  await pay(theirs).click()
  await expect(heading(theirs)).toHaveText('It’s on hold for someone else')
  await expect(theirs.getByRole('heading', { name: 'Similar cars in stock' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Let me know if it becomes available', exact: true }).click()
  await expect(heading(theirs)).toHaveText('Sign in to save cars')

  await page.getByRole('button', { name: /^Pay, and lose the answer/ }).click()
  await expect(heading(page)).toHaveText('The connection was lost')
  await visit(`${address}/checkout`)
  await expect(heading(page)).toHaveText('It’s reserved for you')
  await letGo(page)
  await other.close()
})

test('a purchase continues by its link on another device, and a price changed meanwhile needs agreement (RTE-06)', async ({
  page,
  visit,
  browser,
  watch,
  api,
  expectAccessible,
}) => {
  const { admin, car } = await freeCar(api, 'Hyundai')
  const next = (on: Page) => on.getByRole('button', { name: 'Continue', exact: true }).click()
  await visit(`${karri}/checkout-journey?car_id=${car.id}`)
  await next(page)
  await expect(heading(page)).toHaveText('Your details')
  await introduce(page)
  await next(page)
  await expect(heading(page)).toHaveText('How would you like to get the car?')
  await expectAccessible(page)
  await page.getByText('Please deliver it').click()
  await page.getByLabel('Street and suburb').fill('1 High Street, Kew')
  await page.getByLabel('Postcode').fill('3101')
  await next(page)
  await expect(heading(page)).toHaveText('Do you have a vehicle to trade in?')
  await page.getByText('Continue later or on another device').click()
  const link = await page.getByLabel('Your link').inputValue()

  const context = await browser.newContext({ viewport: screens.phone })
  watch.follow(context)
  const phone = await context.newPage()
  const price = car.priceCents ?? 0
  await visit(link, phone)
  await expect(heading(phone)).toHaveText('Do you have a vehicle to trade in?')
  await phone.getByText('No, nothing to trade in').click()
  await admin.stock.update.mutate({
    id: car.id,
    data: car.priceType === 'egc' ? { egcCents: price + 100_000 } : { driveAwayCents: price + 100_000 },
  })
  try {
    await next(phone)
    await expect(heading(phone)).toHaveText('The price has changed')
    await phone.getByRole('button', { name: /^Continue at \$/ }).click()
    await expect(heading(phone)).toHaveText('How would you like to pay the rest?')
    await phone.getByText('I’ll pay for it myself').click()
    await next(phone)
    await expect(heading(phone)).toHaveText('Check your details, then pay the deposit')
    await expect(phone.getByText('Delivery to 1 High Street, Kew, 3101')).toBeVisible()
    await expectAccessible(phone)
    const leads = await admin.leads.getList.query({ perPage: 100, filter: { q: email } })
    expect(leads.data.filter(({ carName }) => carName === car.name)).toHaveLength(1)
  } finally {
    await admin.stock.update.mutate({ id: car.id, data: car.priceType === 'egc' ? { egcCents: price } : { driveAwayCents: price } })
  }
  await context.close()
})

test('where a site requires sign-in first, a checkout opens the sign-in page once its car is loaded (AUTH-08, AUTH-09)', async ({
  page,
  visit,
  watch,
}) => {
  const saltbush = siteAddress('saltbush')
  watch.allow(/answered 404/)
  expect((await page.goto(`${saltbush}/cars/no-such-car/buy-online`))?.status()).toBe(404)
  expect((await page.goto(`${saltbush}/checkout-journey`))?.status()).toBe(404)
  await visit(`${saltbush}/search`)
  const [first] = await page.getByRole('main').locator('a[data-card-title]').all()
  const path = await first?.getAttribute('href')
  await page.goto(`${saltbush}${path}/checkout`)
  await expect(heading(page)).toHaveText('Sign in to continue')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${path}/buy-online`)
})
