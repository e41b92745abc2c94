import { siteAddress } from '../addresses'
import { expect, test } from '../test'

/** A name unique to this run. */
const run = Date.now().toString(36)
const karri = siteAddress('karri-coast-toyota')

test('A dealer writes a post with cars, publishes it, and readers find it, also at its old address (RTE-24, CNT-09)', async ({
  login,
  visit,
  expectAccessible,
  context,
  watch,
}) => {
  watch.allow(/answered 400: POST \S+posts\.create/)
  // The author's date is ahead of the site's.
  const page = await login('marketing of Karri Coast', { timezoneId: 'Pacific/Kiritimati' })
  const reader = await context.newPage()
  const title = `Two days with the Yaris ${run}`
  await page.goto('/#/posts')
  await page.getByRole('link', { name: 'Add post', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New post' })).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('It fits where others circle the block.')
  await page.getByLabel('Cars below the post').fill('https://elsewhere.example/yaris')
  await page.getByRole('button', { name: 'Add post', exact: true }).click()
  await expect(page.getByLabel('Cars below the post')).toHaveAccessibleDescription(/starts with \/search/)
  await page.getByLabel('Cars below the post').fill('/search/toyota')
  const preview = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, { withPreview: false })
  await page.getByRole('button', { name: 'Add post', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  // A draft isn't public.
  const slug = `two-days-with-the-yaris-${run}`
  watch.allow(new RegExp(`answered 404: GET \\S+${slug}`))
  await visit(`${karri}/blog/${slug}`, reader)
  await expect(reader.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Published' }).click()
  await page.getByLabel('Address').fill(`yaris-${run}`)
  await page.getByRole('button', { name: 'Save post', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Changes to this post' })).toContainText('Status: Draft → Published')
  await expect(async () => {
    await visit(`${karri}/blog`, reader)
    await expect(reader.getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await reader.goto(`${karri}/blog/${slug}`)
  await expect(reader).toHaveURL(`${karri}/blog/yaris-${run}`)
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'In stock now' })).toBeVisible()
  const feed = await reader.evaluate(async () => (await fetch('/rss.xml')).text())
  expect(feed).toContain(`<link>${karri}/blog/yaris-${run}</link>`)

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`The post ${title} is removed.`)).toBeVisible()
})
