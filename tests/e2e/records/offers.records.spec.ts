import { siteAddress } from '../addresses'
import { expect, test } from '../test'

/** A name unique to this run. */
const run = Date.now().toString(36)
const karri = siteAddress('karri-coast-toyota')

test('A dealer writes an offer, previews its page while typing, and shoppers see it until it is removed (ENT-11, OFR-01, OFR-02)', async ({
  login,
  visit,
  expectAccessible,
  context,
  watch,
}) => {
  watch.allow(/answered 400: POST \S+offers\.create/)
  const page = await login('marketing of Karri Coast')
  const shopper = await context.newPage()
  const name = `Free floor mats ${run}`
  await page.goto('/#/offers')
  await page.getByRole('link', { name: 'Add offer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New offer' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(`${name} at 3.9% p.a.`)
  await page.getByLabel('Short description', { exact: true }).fill('A set of mats with every used car this month.')
  const preview = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: `${name} at 3.9% p.a.` })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Add offer', exact: true }).click()
  await expect(page.getByLabel('Comparison rate')).toHaveAccessibleDescription(/names a rate/)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await expectAccessible(page, { withPreview: false })
  await page.getByRole('button', { name: 'Add offer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(async () => {
    await visit(`${karri}/special-offers`, shopper)
    await expect(shopper.getByRole('heading', { name })).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await page.getByLabel('Model', { exact: true }).fill('Corolla')
  // Closes the suggestions.
  await page.getByLabel('Model', { exact: true }).first().press('Tab')
  await page.getByRole('button', { name: 'Save offer', exact: true }).click()
  const changes = page.getByRole('list', { name: 'Changes to this offer' })
  await expect(changes).toContainText('Model: nothing → “Corolla”')
  await changes.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('')

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`The offer ${name} is removed.`)).toBeVisible()
  await expect(async () => {
    await visit(`${karri}/special-offers`, shopper)
    await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await shopper.getByRole('heading', { name }).count()).toBe(0)
  }).toPass()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`The offer ${name} is removed.`)).toBeVisible()
})
