import { siteAddress } from '../addresses'
import { notableCar } from '../notableCar'
import { expect, test } from '../test'

/** A name unique to this run. */
const run = Date.now().toString(36)
const karri = siteAddress('karri-coast-toyota')

test('A variant of a model and its price are entered, and sites show them (ENT-13, MOD-01)', async ({
  login,
  visit,
  api,
  expectAccessible,
  context,
}) => {
  // An earlier attempt may have left its variant.
  const client = await api('admin')
  const model = await client.models.getOne.query({ id: 'toyota.corolla-cross' })
  const variants = model.variants.filter(({ name }) => name !== 'Base')
  if (variants.length < model.variants.length)
    await client.models.update.mutate({ id: model.id, data: { ...model, variants }, expectedRevision: model.revision })
  const page = await login('admin')
  const shopper = await context.newPage()
  await page.goto('/#/models')
  await page.getByRole('searchbox', { name: 'Name or make' }).fill('Corolla Cross')
  await page.getByRole('link', { name: /Corolla Cross/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota Corolla Cross' })).toBeVisible()
  await page.getByRole('button', { name: 'Add variant', exact: true }).click()
  // After the presets.
  const variant = page.getByRole('group', { name: 'variant 4' })
  await variant.getByLabel('Variant', { exact: true }).fill('Base')
  await variant.getByLabel('Price', { exact: true }).fill('cheap')
  await page.getByRole('button', { name: 'Save model', exact: true }).click()
  await expect(variant.getByLabel('Price', { exact: true })).toHaveAccessibleDescription(/“cheap” isn’t a number/)
  await variant.getByLabel('Price', { exact: true }).fill('28,765')
  await expectAccessible(page)
  // A live preview before saving.
  const drawn = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe')
  await expect(drawn.getByRole('heading', { level: 1, name: 'Toyota Corolla Cross' })).toBeVisible()
  await expect(drawn.getByText('from $28,765 drive away').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save model', exact: true }).click()
  const changes = page.getByRole('list', { name: 'Changes to this model' })
  await expect(changes).toContainText('Added Base')
  await expect(async () => {
    await visit(`${karri}/`, shopper)
    // The models menu shows it in each group.
    await expect(shopper.getByRole('main').getByText('from $28,765 drive away')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await visit(`${karri}/corolla-cross`, shopper)
  await expect(shopper.getByRole('heading', { level: 1, name: 'Toyota Corolla Cross' })).toBeVisible()
  await expect(shopper.getByRole('region', { name: 'Variants side by side' }).getByRole('columnheader', { name: 'Base' })).toBeVisible()
  await changes.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(variant).toHaveCount(0)
  await expect(async () => {
    await visit(`${karri}/`, shopper)
    await expect(shopper.getByRole('link', { name: /Corolla Cross/ }).first()).toBeVisible()
    expect(await shopper.getByText('from $28,765 drive away').count()).toBe(0)
  }).toPass()
})

test('A lender’s rate is entered and changed, and the figure on a car’s page follows (ENT-26, FIN-25)', async ({
  login,
  visit,
  api,
  context,
  watch,
}) => {
  // One left by an earlier attempt would compete.
  const client = await api('admin')
  const left = await client.lenders.getList.query({ filter: { q: 'Harbour' } })
  for (const { id, revision } of left.data) await client.lenders.remove.mutate({ id, expectedRevision: revision })
  watch.allow(/answered 400: POST \S+lenders\.create/)
  const page = await login('admin')
  const shopper = await context.newPage()
  const { address } = notableCar('estimated')
  await page.goto('/#/lenders')
  await page.getByRole('link', { name: 'Add lender', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New lender' })).toBeVisible()
  await page.getByLabel('Business').click()
  await page.getByRole('option', { name: /Saltbush/ }).click()
  await page.getByLabel('Lender', { exact: true }).fill(`Harbour ${run}`)
  await page.getByLabel('Finance provider').click()
  await page.getByRole('option', { name: 'Taurus' }).click()
  await page.getByLabel('Interest rate').fill('7.77')
  await page.getByLabel('Comparison rate').fill('7.11')
  await page.getByRole('button', { name: 'Add lender', exact: true }).click()
  await expect(page.getByLabel('Comparison rate')).toHaveAccessibleDescription(/can’t be lower than the interest rate/)
  await page.getByLabel('Comparison rate').fill('8.88')
  await page.getByRole('button', { name: 'Add lender', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Harbour ${run}` })).toBeVisible()
  const message = async (text: string) =>
    expect(async () => {
      await visit(address, shopper)
      await expect(shopper.getByText(text).first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
  await message('8.88%')
  await page.getByLabel('Interest rate').fill('9.15')
  await page.getByLabel('Comparison rate').fill('10.42')
  await page.getByRole('button', { name: 'Save lender', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Changes to this lender' })).toContainText('Interest rate: 7.77% → 9.15%')
  await message('10.42%')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`The lender Harbour ${run} is removed.`)).toBeVisible()
})

test('The preview of an import is cleared when another business is chosen; records of all businesses need no choice (ENT-14)', async ({
  login,
}) => {
  const page = await login('admin')
  const open = async (list: string) => {
    await page.goto(`/#/${list}`)
    await page.getByRole('button', { name: 'File', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Import a file…', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Choose a file', exact: true })).toBeVisible()
    return dialog
  }
  const makes = await open('manufacturers')
  await expect(makes.getByLabel('Business')).toHaveCount(0)
  await makes.getByRole('button', { name: 'Cancel', exact: true }).click()

  const reviews = await open('reviews')
  await expect(reviews.getByRole('button', { name: 'Choose a file', exact: true })).toBeDisabled()
  const choose = async (business: RegExp) => {
    await reviews.getByLabel('Business').click()
    await page.getByRole('option', { name: business }).click()
  }
  await choose(/Saltbush/)
  const buffer = Buffer.from(`Customer,Date,Stars,Review\r\nDora ${run},2/3/2026,5,Quick and friendly.`)
  await reviews.getByLabel('A file of reviews').setInputFiles({ name: 'reviews.csv', mimeType: 'text/csv', buffer })
  await expect(reviews.getByText('This import would change: 1 added')).toBeVisible()
  await choose(/Karri/)
  await expect(reviews.getByText('This import would change: 1 added')).toHaveCount(0)
  await expect(reviews.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  await reviews.getByRole('button', { name: 'Cancel', exact: true }).click()
})

test('A dealer enters a dealership’s review address, and its customers are sent there (REV-05)', async ({
  login,
  visit,
  api,
  context,
  expectAccessible,
  watch,
}) => {
  // An earlier attempt may have left its address.
  const client = await api('group manager of Meridian')
  const { data } = await client.dealerships.getList.query({ filter: { q: 'Meridian Hyundai Ballarat' } })
  for (const { id, name, reviewUrl, revision } of data)
    if (reviewUrl !== null) await client.dealerships.update.mutate({ id, data: { name, reviewUrl: null }, expectedRevision: revision })
  watch.allow(/answered 400: POST \S+dealerships\.update/)
  const page = await login('group manager of Meridian')
  const shopper = await context.newPage()
  const leadsTo = (address: string) =>
    expect(async () => {
      await visit(`${siteAddress('meridian')}/review-feedback?dealership_name=Meridian+Hyundai+Ballarat`, shopper)
      await expect(shopper.getByRole('link', { name: 'I had a great experience', exact: true })).toHaveAttribute('href', address, {
        timeout: 1_000,
      })
    }).toPass()
  await leadsTo('https://reviews.example/meridian')
  await page.goto('/#/dealerships')
  await expect(page.getByRole('link', { name: 'Add dealership' })).toHaveCount(0)
  await page.getByRole('link', { name: /Meridian Hyundai Ballarat/ }).click()
  const field = page.getByLabel('Review address')
  await field.fill('http://reviews.example/ballarat')
  await page.getByRole('button', { name: 'Save dealership', exact: true }).click()
  await expect(field).toHaveAccessibleDescription(/that starts with https:\/\//)
  await expectAccessible(page)
  await field.fill('https://reviews.example/ballarat')
  await page.getByRole('button', { name: 'Save dealership', exact: true }).click()
  const changes = page.getByRole('list', { name: 'Changes to this dealership' })
  await expect(changes).toContainText('https://reviews.example/ballarat')
  await leadsTo('https://reviews.example/ballarat')
  await changes.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(field).toHaveValue('')
  await leadsTo('https://reviews.example/meridian')
})
