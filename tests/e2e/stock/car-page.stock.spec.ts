import { siteAddress } from '../addresses'
import { expect, test } from '../test'

/** A number unique to this run. */
const run = Date.now().toString(36).toUpperCase()
const meridian = siteAddress('meridian')

test('A car is looked up, entered by keyboard, put in stock, seen by shoppers, sold and put back in stock (ENT-01, CAR-05, VDP-23)', async ({
  login,
  visit,
  expectAccessible,
  context,
}) => {
  const page = await login('group manager of Meridian')
  const shopper = await context.newPage()
  const { keyboard } = page
  const number = `K${run}`
  await page.goto('/#/stock/create')
  await expect(page.getByRole('heading', { level: 1, name: 'New car' })).toBeVisible()

  // A VIN fills in its data and says so.
  await page.getByLabel('VIN to look up').focus()
  await keyboard.type('KNADC512ML6123456')
  await keyboard.press('Enter')
  await expect(page.getByText(/^Filled in: Make Kia/)).toBeVisible()
  await expect(page.getByLabel('Year')).toHaveValue('2020')
  const model = await page.getByLabel('Model', { exact: false }).first().inputValue()
  const name = `2020 Kia ${model} ${run}`

  // A missing value is reported at its field, which gets the focus.
  await page.getByLabel('Badge').focus()
  await keyboard.type(run)
  await keyboard.press('Enter')
  await expect(page.getByLabel('Stock number')).toBeFocused()
  await expect(page.getByLabel('Stock number')).toHaveAccessibleDescription('The stock number is missing.')
  await keyboard.type(number)
  await keyboard.press('Tab')
  await keyboard.type('45,200')
  await page.getByLabel('Drive away', { exact: true }).focus()
  await keyboard.type('24,990')
  await keyboard.press('Tab')
  await keyboard.type('25,990')
  await expect(page.getByLabel('Excluding government charges', { exact: true })).toHaveAccessibleDescription(/can’t be higher/)
  await page.getByLabel('Excluding government charges', { exact: true }).fill('23,500')
  const place = page.getByRole('combobox', { name: /^Location/ })
  await place.focus()
  await keyboard.press('Enter')
  await page.getByRole('option', { name: 'Meridian Used Cars Adelaide' }).press('Enter')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Your comments').fill('One **careful** owner, with:\n\n- Two keys of its own\n- Every stamp in its book')
  await expect(preview.frameLocator('iframe').getByRole('listitem').getByText('Two keys of its own')).toBeAttached()
  await expectAccessible(page, { withPreview: false })
  await page.getByRole('button', { name: 'Add car', exact: true }).focus()
  await keyboard.press('Enter')

  // A draft isn't public; a car in stock is.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Why the sites show it this way' })).toContainText('doesn’t list it')
  await page.getByRole('button', { name: 'Put in stock', exact: true }).click()
  await expect(page.getByText(`${name} is in stock.`)).toBeVisible()
  const why = page.getByRole('region', { name: 'Why the sites show it this way' })
  await expect(why).toContainText('lists it')
  await why.getByText('lists it').click()
  const address = (await why.getByRole('link', { name: /^Open its page/ }).getAttribute('href')) ?? ''
  expect(address.startsWith(meridian)).toBe(true)
  await expect(async () => {
    await visit(address, shopper)
    await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 1_000 })
    await expect(shopper.getByText('$24,990').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // The dealer's comments with their formatting (VDP-23).
  await expect(shopper.getByText('careful', { exact: true })).toHaveCSS('font-weight', /^[67]00$/)
  await expect(shopper.getByRole('list').filter({ hasText: 'Two keys of its own' }).getByRole('listitem')).toHaveText([
    'Two keys of its own',
    'Every stamp in its book',
  ])

  // Unsaved input is restored, and the history has the previous values.
  await page.getByLabel('Drive away', { exact: true }).fill('23,990')
  await page.goto('/#/stock')
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Your unsaved changes here were restored.')).toBeVisible()
  await page.getByRole('button', { name: 'Save car', exact: true }).click()
  await expect(page.getByText(`${name} is saved.`)).toBeVisible()
  const changes = page.getByRole('list', { name: 'Changes to this car' })
  await expect(changes).toContainText('Drive-away price: $24,990 → $23,990')
  await expect(page.getByRole('list', { name: 'Prices, latest first' }).getByRole('listitem')).toHaveCount(2)

  await page.getByRole('button', { name: 'Mark as sold', exact: true }).click()
  await expect(page.getByText(`${name} is sold.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back in stock', exact: true })).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(`${name} is in stock again.`)).toBeVisible()
  await expect(async () => {
    await visit(address, shopper)
    await expect(shopper.getByText('$23,990').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()

  // A copy is a draft without the vehicle's unique data.
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
  await expect(page.getByLabel('Stock number')).toHaveValue(`${number}-2`)
  await expect(page.getByLabel('VIN', { exact: true })).toHaveValue('')
})

test('Another user’s change of a car appears under the input, and is announced (ENT-01)', async ({ login, api, watch }) => {
  watch.allow(/answered 409: POST \S+stock\.update/)
  const client = await api('group manager of Meridian')
  const { data } = await client.stock.getList.query({
    filter: { stage: 'in_stock' },
    perPage: 1,
    sort: { field: 'createdAt', order: 'ASC' },
  })
  const [car] = data
  if (!car) throw new Error('Meridian has a car in stock.')
  const page = await login('group manager of Meridian')
  await page.goto(`/#/stock/${car.id}`)
  await expect(page.getByRole('heading', { level: 1, name: car.name })).toBeVisible()
  await page.getByLabel('Tag').fill(`Mine ${run}`)
  await client.stock.update.mutate({ id: car.id, data: { tag: `Theirs ${run}`, colour: `Teal ${run}` } })
  await page.getByRole('button', { name: 'Save car', exact: true }).click()
  await expect(page.getByText(`Tag is now Theirs ${run}`)).toBeVisible()
  await expect(page.getByLabel('Colour', { exact: true })).toHaveValue(`Teal ${run}`)
  await page.getByRole('button', { name: 'Save car', exact: true }).click()
  await expect(page.getByText(`${car.name} is saved.`)).toBeVisible()
  expect(await client.stock.getOne.query({ id: car.id })).toMatchObject({ tag: `Mine ${run}`, colour: `Teal ${run}` })
})

test('The source of each field is shown under it, and an edited field is returned to the feed (ENT-01)', async ({ login, api }) => {
  const client = await api('group manager of Meridian')
  const organisationId = (await client.me.query()).organisations[0]?.id ?? ''
  const { data } = await client.stock.getList.query({ filter: { organisationId }, perPage: 1 })
  const neighbour = await client.stock.getOne.query({ id: data[0]?.id ?? '' })
  const feed = await client.feeds.create.mutate({
    organisationId,
    dealershipId: neighbour.dealershipId,
    data: { name: `Lot ${run}`, locationId: neighbour.locationId, source: { kind: 'upload' }, priceType: 'driveAway' },
  })
  const file = `Stock number,Make,Model,Year,Type,Price,Colour\nL${run},Kia,Cerato,2021,Used,23990,Red`
  await client.feeds.upload.mutate({ id: feed.id, name: 'lot.csv', data: Buffer.from(file).toString('base64'), mode: 'apply' })
  const found = await client.stock.getList.query({ filter: { organisationId, q: `L${run}` }, perPage: 1 })

  const page = await login('group manager of Meridian')
  await page.goto(`/#/stock/${found.data[0]?.id}`)
  await expect(page.getByText(`From the feed “Lot ${run}”`).first()).toBeVisible()
  await page.getByLabel('Colour', { exact: true }).fill('Blue')
  await expect(page.getByText('Once you save, your value is kept and the feed no longer changes it.')).toBeVisible()
  await page.getByRole('button', { name: 'Save car', exact: true }).click()
  await expect(page.getByText(`Your value. “Lot ${run}” has “Red”.`)).toBeVisible()
  await page.getByRole('button', { name: 'Let the feed update Colour again', exact: true }).click()
  await expect(page.getByText('Colour follows the feed again.')).toBeVisible()
  await expect(page.getByLabel('Colour', { exact: true })).toHaveValue('Red')
  await client.feeds.remove.mutate({ id: feed.id })
})
