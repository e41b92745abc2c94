import { siteAddress } from '../addresses'
import { findSeededCar } from '../findSeededCar'
import { expect, test } from '../test'

const search = 'Car, stock number, VIN or rego'
const money = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-AU')}`

test('a list of cars is saved under a name, with its filters, order and columns', async ({ login, api, expectAccessible }) => {
  const page = await login('group manager of Meridian')
  await page.goto('/#/stock')
  const table = page.getByRole('table', { name: 'Stock' })
  await expect(table).toBeVisible()
  await page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^In stock/ })
    .click()
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: /^Demo/ }).click()
  await page.getByRole('search').getByRole('button', { name: 'Year', exact: true }).click()
  const years = page.getByRole('dialog', { name: 'Year' })
  await years.getByRole('textbox', { name: 'From' }).fill('2030')
  await years.getByRole('textbox', { name: 'To' }).fill('2020')
  await page.keyboard.press('Enter')
  await expect(years.getByRole('alert')).toHaveText('“From” is higher than “To”.')
  await years.getByRole('textbox', { name: 'From' }).fill('2019')
  await years.getByRole('textbox', { name: 'To' }).fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Year: from 2019', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'VIN' }).click()
  await page.keyboard.press('Escape')
  await expect(table.getByRole('columnheader', { name: 'VIN' })).toBeVisible()
  await expectAccessible(page)
  // The list may still show the previous result: the server returns the expected count.
  const client = await api('group manager of Meridian')
  const filter = JSON.parse(new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('filter') ?? '{}')
  const { total } = await client.stock.getList.query({ perPage: 1, filter })
  const shown = page.getByText(`${total} cars`, { exact: true }).first()
  await expect(shown).toBeVisible()

  await page.getByRole('button', { name: 'Lists', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save this list…', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Demos on the yard')
  await page.getByRole('checkbox', { name: 'Share with everyone in the business', exact: true }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The list “Demos on the yard” is saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Default columns', exact: true }).click()
  await expect(table.getByRole('columnheader', { name: 'VIN' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Lists', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Demos on the yard/ }).click()
  await expect(shown).toBeVisible()
  await expect(page.getByRole('button', { name: 'Year: from 2019', exact: true })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'VIN' })).toBeVisible()

  const { organisations } = await client.me.query()
  const organisationId = organisations[0]?.id ?? ''
  for (const { id } of await client.stock.views.query({ organisationId })) await client.stock.removeView.mutate({ organisationId, id })
})

test('a price entered in the list is soon on the public site, and undone', { tag: '@smoke' }, async ({
  page: shopper,
  visit,
  login,
  api,
}) => {
  const car = await findSeededCar(await api('admin'), 'Meridian Motor Group', { status: 'in_stock' })
  const panel = shopper.getByRole('complementary', { name: 'Price and contact' })
  const address = `${siteAddress('meridian')}/cars/${car.slug}`
  await visit(address)
  const before = money(car.priceCents ?? 0)
  await expect(panel).toContainText(before)

  const page = await login('group manager of Meridian')
  await page.goto('/#/stock')
  await page.getByRole('searchbox', { name: search }).fill(car.stockNumber)
  const row = page.getByRole('row', { name: new RegExp(car.stockNumber) })
  await row.getByRole('link').first().focus()
  await page.keyboard.press('e')
  const after = Math.round((car.priceCents ?? 0) / 100) - 1234
  const field = page.getByRole('textbox', { name: `Price of ${car.name} in dollars` })
  await field.fill('1')
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: /Change the price/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill(String(after))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: car.name })
  await expect(dialog.getByText('What shoppers would see')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save price', exact: true }).click()
  await expect(page.getByText(`${car.name}: ${money(after * 100)}.`)).toBeVisible()
  await expect(async () => {
    await shopper.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(panel).toContainText(money(after * 100), { timeout: 1_000 })
  }).toPass({ intervals: [500] })

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(`${car.name}: ${before} restored.`)).toBeVisible()
  await expect(async () => {
    await shopper.reload({ waitUntil: 'domcontentloaded' })
    await expect(panel).toContainText(before, { timeout: 1_000 })
  }).toPass({ intervals: [500] })
})

test('prices of many cars are reduced by 3% after a preview, and undone together', async ({
  page: shopper,
  visit,
  login,
  api,
  expectAccessible,
}) => {
  const client = await api('group manager of Meridian')
  const car = await findSeededCar(await api('admin'), 'Meridian Motor Group', { status: 'in_stock', carType: 'demo' })
  const filter = { carType: 'demo', stage: 'in_stock' } as const
  const pricesNow = async () =>
    (await client.stock.getList.query({ perPage: 100, filter })).data.map(({ id, priceCents }) => [id, priceCents])
  const prices = await pricesNow()
  const panel = shopper.getByRole('complementary', { name: 'Price and contact' })
  const address = `${siteAddress('meridian')}/cars/${car.slug}`

  const page = await login('group manager of Meridian')
  await page.goto(`/#/stock?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  await page.getByRole('checkbox', { name: 'Select all on this page', exact: true }).check()
  const bar = page.getByRole('region', { name: 'Selected cars' })
  const chooseAll = bar.getByRole('button', { name: /^Select all/ })
  if (await chooseAll.isVisible()) await chooseAll.click()
  await bar.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Change prices…', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Change prices/ })
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('3')
  const look = await client.stock.previewBulk.query({
    filter,
    change: { kind: 'price', by: 'percent', value: -3, roundTo: 10_000, setsWasPrice: false },
  })
  await expect(dialog.getByText(`${look.cars.length} cars change.`)).toBeVisible()
  await expect(dialog.getByText(`From ${money(look.prices?.before.min ?? 0)}–${money(look.prices?.before.max ?? 0)} to`)).toBeVisible()
  expect(await pricesNow()).toEqual(prices)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Change ${look.cars.length} cars`, exact: true }).click()
  await expect(page.getByText(`Prices down by 3%, rounded to $100: ${look.cars.length} cars.`)).toBeVisible()
  const lower = money(Math.round(((car.priceCents ?? 0) * 0.97) / 10_000) * 10_000)
  await expect(async () => {
    await visit(address)
    await expect(panel).toContainText(lower, { timeout: 1_000 })
  }).toPass({ intervals: [500] })

  await page.getByRole('button', { name: 'Changes', exact: true }).click()
  const past = page.getByRole('dialog', { name: 'Bulk changes' })
  await expect(past.getByRole('listitem').first()).toContainText('Prices down by 3%, rounded to $100')
  await past.getByRole('button', { name: 'Undo Prices down by 3%, rounded to $100', exact: true }).first().click()
  await expect(page.getByText(`Prices down by 3%, rounded to $100: undone for ${look.cars.length} cars.`)).toBeVisible()
  await expect(past.getByRole('listitem').first()).toContainText('Undone')
  expect(await pricesNow()).toEqual(prices)
})
