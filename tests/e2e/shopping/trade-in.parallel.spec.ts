import { siteAddress } from '../addresses'
import { findSeededCar } from '../findSeededCar'
import { expect, screens, test } from '../test'
import { describe, heading, introduce, press } from './valuedVehicle'

// The steps use the Accept header that journeys otherwise set for pictures.
test.use({ extraHTTPHeaders: {} })

test('on a phone a vehicle is valued, and the accepted figure is the deposit of a car’s calculator (TRD-01, API-08, FIN-18)', {
  tag: '@smoke',
}, async ({ page, visit, expectAccessible }) => {
  const saltbush = siteAddress('saltbush')
  await page.setViewportSize(screens.phone)
  await visit(`${saltbush}/cars/trade-in`)
  await describe(page, 'TRD11A')
  // The figure comes before the contact details.
  await expect(page.getByText(/^\$[\d,]+ – \$[\d,]+$/)).toBeVisible()
  await introduce(page, 'vera.figure@shopper.example')
  await press(page, 'Continue to the inspection')
  await heading(page, 'What it’s worth')
  await expect(page.getByText(/^\$[\d,]+ – \$[\d,]+$/)).toBeVisible()
  await expect(page.getByText(/^Valid until /)).toBeVisible()
  await expectAccessible(page)
  const accept = page.getByRole('button', { name: /^Accept from \$/ })
  const amount = (await accept.innerText()).replace('Accept from ', '')
  await accept.click()
  await expect(page.getByText('You’ve accepted the offer. The dealership will call you to arrange the rest.')).toBeVisible()
  await expect(page.getByText('You accepted', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens.phone.width)

  await visit(`${saltbush}/finance`)
  const calculator = page.getByRole('group', { name: 'Your loan' }).first()
  await calculator.getByRole('textbox', { name: 'Deposit or trade-in' }).click()
  await calculator.getByRole('button', { name: `Use my trade-in’s value, ${amount}`, exact: true }).click()
  await expect(calculator.getByRole('textbox', { name: 'Deposit or trade-in' })).toHaveValue(amount.replace('$', ''))
  await expect(calculator.getByRole('button', { name: `Counted as ${amount}`, exact: true })).toBeVisible()
})

test('where the dealership values by phone, its offer appears in the waiting purchase, and is deducted from the balance (TRD-02, TRD-03)', async ({
  page,
  visit,
  api,
  expectAccessible,
}) => {
  const karri = siteAddress('karri-coast-toyota')
  const admin = await api('admin')
  const isFree = (each: Awaited<ReturnType<typeof findSeededCar>>) =>
    (each.priceCents ?? 0) > 2_000_000 && !each.reserved && each.status === 'in_stock'
  const car = await findSeededCar(admin, 'Karri Coast Toyota', { make: 'Toyota', carType: 'used' }, isFree)
  const next = () => press(page, 'Continue')
  const title = page.getByRole('heading', { level: 1 })
  await visit(`${karri}/checkout-journey?car_id=${car.slug}`)
  await next()
  await expect(title).toHaveText('Your details')
  await page.getByLabel('Full name').fill('Vera Lund')
  await page.getByLabel('Email').fill('vera.call@shopper.example')
  await page.getByLabel('Mobile').fill('0491 570 156')
  await next()
  await expect(title).toHaveText('How would you like to get the car?')
  await page.getByText(/^I’ll pick it up from/).click()
  await next()
  await expect(title).toHaveText('Do you have a vehicle to trade in?')
  await page.getByRole('link', { name: 'Value my vehicle', exact: true }).click()
  await expect(title).toHaveText('What’s your vehicle worth?')
  await describe(page, 'TRD22B')
  await introduce(page, 'vera.call@shopper.example')
  await press(page, 'Request a call')
  await expect(page.getByText('Karri Coast Toyota will call you')).toBeVisible()
  await page.getByRole('link', { name: `Continue with the ${car.name}`, exact: true }).click()
  await expect(title).toHaveText('Do you have a vehicle to trade in?')
  const own = page.getByText(/^Yes, my \d{4} Toyota Corolla/)
  await own.click()
  await expect(page.getByText(/^No figure yet, .* will call you with one\.$/)).toBeVisible()
  await expectAccessible(page)
  await next()
  await expect(title).toHaveText('How would you like to pay the rest?')
  await page.getByText('I’ll pay for it myself').click()
  await next()
  await expect(title).toHaveText('Check your details, then pay the deposit')
  await expect(page.getByText(/^Left to pay, before your trade-in/)).toBeVisible()

  const { data } = await admin.valuations.getList.query({ filter: { q: 'TRD22B' } })
  const [valuation] = data
  if (!valuation) throw new Error('The valuation is not in the console.')
  await admin.valuations.changeOffer.mutate({
    id: valuation.id,
    expectedRevision: valuation.revision,
    offerCents: 1_234_500,
    reason: 'As described',
  })
  await page.reload()
  await expect(page.getByText('less $12,345')).toBeVisible()
  await expect(page.getByText(/^Left to pay/)).toBeVisible()
  await expectAccessible(page)
})
