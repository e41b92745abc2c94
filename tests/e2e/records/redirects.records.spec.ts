import type { APIRequestContext } from '@playwright/test'
import { siteAddress, sitePort } from '../addresses'
import { expect, test } from '../test'

/** A name unique to this run. */
const run = Date.now().toString(36)
const karri = siteAddress('karri-coast-toyota')

/** The site's response without following redirects; only browsers resolve names under .localhost. */
const answer = async (request: APIRequestContext, path: string) => {
  const response = await request.get(`http://127.0.0.1:${sitePort}${path}`, {
    headers: { host: `karri-coast-toyota.localhost:${sitePort}` },
    maxRedirects: 0,
  })
  return { status: response.status(), to: response.headers().location }
}

test('An old address redirects as soon as it is entered, and no longer once that is undone (RTE-19)', async ({
  login,
  context,
  expectAccessible,
  request,
  watch,
}) => {
  watch.allow(/answered 409: POST \S+redirects\.change/)
  const page = await login('marketing of Karri Coast')
  await page.goto('/#/sites')
  await page.getByRole('article').filter({ hasText: 'Karri Coast Toyota' }).getByRole('link', { name: 'Redirects', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects of Karri Coast Toyota' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Add a redirect' })
  await form.getByLabel('Old address').fill(`https://www.old.example/Team-${run}.html`)
  await form.getByLabel('Redirect to').fill('/about-us')
  await form.getByRole('button', { name: 'Add redirect', exact: true }).click()
  await expect(page.getByRole('button', { name: `Change /team-${run}.html`, exact: true })).toBeVisible()

  const shopper = await context.newPage()
  await shopper.goto(`${karri}/team-${run}.html?utm_source=mail`)
  await expect(shopper).toHaveURL(`${karri}/about-us?utm_source=mail`)
  await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible()

  // A redirect back from its own target would be a loop.
  await form.getByLabel('Old address').fill('/about-us')
  await form.getByLabel('Redirect to').fill(`/team-${run}.html`)
  await form.getByRole('button', { name: 'Add redirect', exact: true }).click()
  await expect(form.getByLabel('Redirect to')).toHaveAccessibleDescription(/redirect loop: .*about-us → .*team/)
  await expectAccessible(page, { withPreview: false })

  await page.getByRole('button', { name: `Undo: /team-${run}.html redirects to /about-us`, exact: true }).click()
  await expect(page.getByText('Undone: one redirect restored.')).toBeVisible()
  expect((await answer(request, `/team-${run}.html`)).status).toBe(404)
})

test('A file of old addresses is previewed: a redirect loop is refused by name, and the rest is imported and undone (RTE-19)', async ({
  login,
  request,
  expectAccessible,
}) => {
  const page = await login('marketing of Karri Coast')
  await page.goto('/#/sites')
  await page.getByRole('article').filter({ hasText: 'Karri Coast Toyota' }).getByRole('link', { name: 'Redirects', exact: true }).click()
  await page.getByRole('button', { name: 'Import a file', exact: true }).click()
  const rows = [
    'from,to,code',
    `/old-${run}/*,/search/*,`,
    `/round-${run},/about-${run},`,
    `/about-${run},/round-${run},`,
    `/raffle-${run},,410`,
  ]
  await page
    .getByLabel('A file of redirects')
    .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  const dialog = page.getByRole('dialog', { name: 'old.csv' })
  await expect(dialog.getByText('This import would change: 2 added, 0 changed, 0 unchanged.')).toBeVisible()
  await expect(dialog.getByText(new RegExp(`Row 3.*redirect loop: /(round|about)-${run} → `))).toBeVisible()
  await expectAccessible(page, { withPreview: false })
  await dialog.getByRole('button', { name: 'Import 2', exact: true }).click()
  await expect(dialog.getByText('Done: 2 added')).toBeVisible()
  expect(await answer(request, `/OLD-${run}/used-cars/`)).toEqual({ status: 301, to: '/search/used-cars' })
  expect((await answer(request, `/raffle-${run}`)).status).toBe(410)
  await dialog.getByRole('button', { name: 'Undo import', exact: true }).click()
  await expect(page.getByText('Undone: 2 redirects restored.')).toBeVisible()
  expect((await answer(request, `/raffle-${run}`)).status).toBe(404)
})
