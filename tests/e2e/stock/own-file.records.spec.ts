import { sitePort } from '../addresses'
import { expect, test } from '../test'

test('A dealer creates a feed for a recipient of their cars, shares its address, and it reflects a changed price (ENT-01)', async ({
  login,
  api,
  request,
  expectAccessible,
}) => {
  const name = `Club magazine ${Date.now().toString(36)}`
  const trpc = await api('group manager of Meridian')
  const sites = (await trpc.sites.getList.query({})).data
  const siteId = sites.find(({ slug }) => slug === 'meridian')?.id ?? ''
  // No other story changes the oldest car.
  const oldest = { sort: { field: 'createdAt', order: 'ASC' as const }, perPage: 25 }
  const listed = await trpc.stock.getList.query({ ...oldest, filter: { stage: ['in_stock'], carType: 'used' } })
  const car = listed.data.find(({ imageCount, priceCents, priceType }) => imageCount > 0 && priceCents && priceType === 'driveAway')
  if (!car?.priceCents) throw new Error('The demo has no such car.')

  const page = await login('group manager of Meridian')
  await page.goto(`/#/markets/${siteId}`)
  await page.getByRole('link', { name: 'Create your own feed', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your own feed' })).toBeVisible()
  await page.getByLabel('Name of the feed').fill(name)
  await page.getByRole('combobox', { name: 'Column separator' }).click()
  await page.getByRole('option', { name: 'Semicolons' }).click()
  const fields = page.getByRole('list', { name: 'Fields of the file' }).getByRole('listitem')
  await page.getByLabel('Field 1', { exact: true }).fill('Ref')
  await page.getByRole('button', { name: 'Remove field 8', exact: true }).click()
  await page.getByRole('button', { name: 'Remove field 6', exact: true }).click()
  await page.getByRole('button', { name: 'Move field 5 up', exact: true }).click()
  await expect(fields).toHaveCount(6)
  const preview = page.getByLabel('Preview of the file')
  await expect(preview).toContainText('Ref;make;model;price;year;url')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add feed', exact: true }).click()

  const card = page.getByRole('listitem').filter({ hasText: name })
  await card.getByRole('button', { name: `Turn on ${name}`, exact: true }).click()
  await expect(card.getByText('On', { exact: true })).toBeVisible()
  const { hostname, pathname } = new URL((await card.locator('dd').first().innerText()).trim())
  // Only browsers resolve names under .localhost.
  const fetched = () => request.get(`http://127.0.0.1:${sitePort}${pathname}`, { headers: { host: `${hostname}:${sitePort}` } })
  const lineOf = async () => {
    const answer = await fetched()
    expect(answer.status()).toBe(200)
    return (await answer.text()).split('\r\n').find((line) => line.startsWith(`${car.stockNumber};`)) ?? ''
  }
  await expect(async () => expect(await lineOf()).toContain(`/cars/${car.slug}`)).toPass()
  const lowered = car.priceCents - 12_300
  await trpc.stock.update.mutate({ id: car.id, data: { driveAwayCents: lowered } })
  await expect(async () => expect(await lineOf()).toContain(`;${lowered / 100};`)).toPass()
  await trpc.stock.update.mutate({ id: car.id, data: { driveAwayCents: car.priceCents } })

  await card.getByRole('link', { name: `What’s in ${name}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await card.getByRole('link', { name: `Change ${name}`, exact: true }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove feed', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
  await expect(async () => expect((await fetched()).status()).toBe(404)).toPass()
})
