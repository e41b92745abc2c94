import type { Page } from '@playwright/test'
import { siteAddress } from './addresses'
import { expect, test } from './test'

/** A name unique to this run. */
const run = Date.now().toString(36)
const group = siteAddress('meridian')

const stockFile = (name: string, head: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...rows].join('\n')),
})

/** Adds an upload feed and ends on its page. */
const addUploadFeed = async (page: Page, name: string) => {
  await page.goto('/#/feeds')
  await page.getByRole('link', { name: 'Add feed', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New feed' })).toBeVisible()
  await page.getByRole('button', { name: /^A file you upload/ }).click()
  await page.getByLabel('Name of the feed').fill(name)
  await page.getByRole('button', { name: 'Add feed', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const waiting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Review this import' })

test('A dealer uploads a file, corrects its columns, previews it, applies it, sees the cars on the site and undoes the import (ENT-01)', async ({
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
    (place) => `F${run}-${place},Kia,${model},202${place},${place}0500,1999000,${place === 3 ? '31/02/2027' : '31/08/2027'}`,
  )
  const head = 'Kode,Make,Model,Year,Kms,Cents,Rego expiry'
  await page.getByLabel('Stock file').setInputFiles(stockFile('yard.csv', head, rows))
  await expect(waiting(page)).toBeVisible()
  await expect(page.getByText('It is not clear which heading is “Stock number”.').first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Kode becomes' }).click()
  await page.getByRole('option', { name: 'Stock number' }).click()
  await page.getByRole('combobox', { name: 'Cents becomes' }).click()
  await page.getByRole('option', { name: 'Price, drive away' }).click()
  await page.getByRole('button', { name: 'More settings for Cents', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Price, drive away: where it comes from' })
  await dialog.getByRole('combobox', { name: 'Change the text' }).click()
  await page.getByRole('option', { name: 'Change the unit' }).click()
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
  const first = page.getByRole('region', { name: 'First rows' })
  await expect(first).toContainText('$19,990')
  await expect(first).toContainText('“31/02/2027” was not recognised as a date for the end of the registration. Use the format 31/08/2026.')
  await expect(page.getByRole('listitem').filter({ hasText: 'New, used or demo isn’t given' })).toContainText('3 cars')
  await page.getByRole('combobox', { name: 'All of these cars are' }).click()
  await page.getByRole('option', { name: 'Used', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Added 3', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Problems 1', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Import \d/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import report' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Added 3', exact: true })).toBeVisible()

  // The model has no list until the site has read its cars.
  watch.allow(new RegExp(`answered 404: GET \\S+/search/kia/${model.toLowerCase()}$`))
  const shopper = await context.newPage()
  const cars = shopper.getByRole('article').filter({ hasText: model })
  // Before its cars arrive and after they leave, the model has no list.
  watch.allow(/answered 404: GET \S+\/search\/kia\/zephyr/)
  await expect(async () => {
    await visit(`${group}/search/kia/${model.toLowerCase()}`, shopper)
    await expect(cars).toHaveCount(3, { timeout: 2_000 })
  }).toPass()

  await page.getByRole('button', { name: 'Undo this import', exact: true }).click()
  const sure = page.getByRole('dialog', { name: 'Undo this import?' })
  await expect(sure).toContainText('3 cars it added will be removed')
  await sure.getByRole('button', { name: 'Undo import', exact: true }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await expect(async () => {
    await visit(`${group}/search/kia/${model.toLowerCase()}`, shopper)
    await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await cars.count()).toBe(0)
  }).toPass()
})

test('Cars of a stock file are on the site once it is applied (ENT-01)', { tag: '@smoke' }, async ({
  login,
  api,
  visit,
  page: shopper,
}) => {
  const client = await api('group manager of Meridian')
  const organisationId = (await client.me.query()).organisations[0]?.id ?? ''
  const { data } = await client.stock.getList.query({ filter: { organisationId }, perPage: 1 })
  const { dealershipId, locationId } = await client.stock.getOne.query({ id: data[0]?.id ?? '' })
  const source = { kind: 'upload' } as const
  const feed = await client.feeds.create.mutate({
    organisationId,
    dealershipId,
    data: { name: `Lot ${run}`, locationId, source, priceType: 'driveAway' },
  })
  const page = await login('group manager of Meridian')
  await page.goto(`/#/feeds/${feed.id}`)
  const file = stockFile('lot.csv', 'Stock number,Make,Model,Year,Type,Kms,Price', [`S${run},Kia,Cerato,2021,Used,31200,23990`])
  await page.getByLabel('Stock file').setInputFiles(file)
  await expect(waiting(page)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Added 1', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Import \d/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import report' })).toBeVisible()
  const [car] = (await client.stock.getList.query({ filter: { organisationId, q: `S${run}` }, perPage: 1 })).data
  await expect(async () => {
    await visit(`${group}/cars/${car?.slug}`, shopper)
    await expect(shopper.getByRole('heading', { level: 1, name: '2021 Kia Cerato' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(shopper.getByRole('complementary', { name: 'Price and contact' })).toContainText('$23,990')
  await client.feeds.remove.mutate({ id: feed.id })
})
