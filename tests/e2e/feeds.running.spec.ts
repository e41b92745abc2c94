import type { Page } from '@playwright/test'
import { siteAddress } from './addresses'
import { expect, test } from './test'

/** Nothing of an earlier run has this name. */
const run = Date.now().toString(36)
const group = siteAddress('meridian')

const stockFile = (name: string, head: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...rows].join('\n')),
})

/** Adds a feed whose file is uploaded, and ends on its page. */
const addUploadFeed = async (page: Page, name: string) => {
  await page.goto('/#/feeds')
  await page.getByRole('link', { name: 'Add feed', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New feed' })).toBeVisible()
  await page.getByRole('button', { name: /^A file you upload/ }).click()
  await page.getByLabel('Name of the feed').fill(name)
  await page.getByRole('button', { name: 'Add feed', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const waiting = (page: Page) => page.getByRole('heading', { level: 1, name: 'A file that waits for you' })

test('A dealer uploads a file, corrects how it is read, tries it, applies it, sees the cars on the site and takes the import back (ENT-01)', async ({
  login,
  visit,
  context,
  watch,
  expectAccessible,
}) => {
  const page = await login('group manager of Meridian')
  const model = `Zephyr${run}`
  await addUploadFeed(page, `Yard sheet ${run}`)
  const rows = [1, 2, 3].map(
    (place) => `F${run}-${place},Kia,${model},202${place},${place}0500,1999000,${place === 3 ? 'soon' : '31/08/2027'}`,
  )
  const head = 'Ref,Make,Model,Year,Kms,Cents,Rego expiry'
  await page.getByLabel('Stock file').setInputFiles(stockFile('yard.csv', head, rows))
  await expect(waiting(page)).toBeVisible()
  await expect(page.getByText('Nothing says which heading is “Stock number”.').first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Ref becomes' }).click()
  await page.getByRole('option', { name: 'Stock number' }).click()
  await page.getByRole('combobox', { name: 'Cents becomes' }).click()
  await page.getByRole('option', { name: 'Price, drive away' }).click()
  await page.getByRole('button', { name: 'More about how Cents is read', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Price, drive away: where it comes from' })
  await dialog.getByRole('combobox', { name: 'Do something to the text' }).click()
  await page.getByRole('option', { name: 'Change the unit' }).click()
  await dialog.getByRole('button', { name: 'Use it', exact: true }).click()
  const first = page.getByRole('region', { name: 'First rows' })
  await expect(first).toContainText('$19,990')
  await expect(first).toContainText('“soon” is no day for the registration’s expiry. Write it like 31/08/2026.')
  await expect(page.getByRole('tab', { name: 'Added 3', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'With something wrong 1', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What a file did' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Added 3', exact: true })).toBeVisible()

  // A model is nobody's until the site has read its cars.
  watch.allow(new RegExp(`answered 404: GET \\S+/search/kia/${model.toLowerCase()}$`))
  const shopper = await context.newPage()
  const cars = shopper.getByRole('article').filter({ hasText: model })
  // Before its cars arrive and after they left, the model has no list.
  watch.allow(/answered 404: GET \S+\/search\/kia\/zephyr/)
  await expect(async () => {
    await visit(`${group}/search/kia/${model.toLowerCase()}`, shopper)
    await expect(cars).toHaveCount(3, { timeout: 2_000 })
  }).toPass()

  await page.getByRole('button', { name: 'Undo this import', exact: true }).click()
  const sure = page.getByRole('dialog', { name: 'Undo this import?' })
  await expect(sure).toContainText('3 cars it added are withdrawn')
  await sure.getByRole('button', { name: 'Undo it', exact: true }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await expect(async () => {
    await visit(`${group}/search/kia/${model.toLowerCase()}`, shopper)
    await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await cars.count()).toBe(0)
  }).toPass()
})

test('A file with half of yesterday’s cars is held, says why, and is let go (ENT-01)', async ({ login, expectAccessible }) => {
  const page = await login('group manager of Meridian')
  const name = `Half a yard ${run}`
  const head = 'Stock number,Make,Model,Year,Kms'
  const rows = (count: number) => Array.from({ length: count }, (_, place) => `H${run}-${place},Kia,Half${run},2021,${place}00`)
  await addUploadFeed(page, name)
  await page.getByLabel('Stock file').setInputFiles(stockFile('all.csv', head, rows(8)))
  await expect(waiting(page)).toBeVisible()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What a file did' })).toBeVisible()

  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByLabel('Stock file').setInputFiles(stockFile('half.csv', head, rows(3)))
  await expect(waiting(page)).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing of this file is applied yet.' })
  await expect(alert).toContainText('The file has 3 cars; within the last week it had about 8.')
  await expect(alert).toContainText('It would withdraw 5 of 8 cars, which is more than 20 %.')
  await expect(page.getByRole('tab', { name: 'Would be withdrawn 5', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply anyway', exact: true })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const files = page.getByRole('list', { name: 'Files' })
  // Both waited: the first was applied, the second let go.
  await expect(files.getByText('Settled', { exact: true })).toHaveCount(2)
  await expect(files).toContainText('8 added.')
})

test('A dealer opens the site’s cars to a market place and reads which are left out and why (ENT-01)', async ({
  login,
  expectAccessible,
}) => {
  const page = await login('group manager of Meridian')
  await page.goto('/#/markets')
  await expect(page.getByRole('heading', { level: 1, name: 'Market places' })).toBeVisible()
  const open = page.getByRole('button', { name: 'Open Google vehicle ads', exact: true })
  const close = page.getByRole('button', { name: 'Close Google vehicle ads', exact: true })
  await expect(open.or(close)).toBeVisible()
  // An attempt before this one may have left it open.
  if (await open.isVisible()) await open.click()
  const address = page.getByText(/\/feeds\/[\w-]{32}\/google-vehicle-ads\.tsv$/)
  await expect(address).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'What Google vehicle ads is told', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Google vehicle ads' })).toBeVisible()
  await expect(page.getByText(/^[\d,]+ cars? told, [\d,]+ left out$/)).toBeVisible()
  const left = page.getByRole('list', { name: 'Cars left out' })
  await page.getByRole('group', { name: 'What is missing' }).getByRole('button').first().click()
  // Until those of the reason have come, the list is what it was before.
  await expect(left).toHaveAttribute('aria-busy', 'false')
  await expect(left.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  const car = left.getByRole('link').first()
  const carName = (await car.textContent()) ?? ''
  await car.click()
  await expect(page.getByRole('heading', { level: 1, name: carName })).toBeVisible()

  await page.goBack()
  await page.getByRole('link', { name: 'Market places', exact: true }).first().click()
  await close.click()
  await page.getByRole('dialog', { name: 'Close Google vehicle ads?' }).getByRole('button', { name: 'Close it', exact: true }).click()
  await expect(open).toBeVisible()
})
