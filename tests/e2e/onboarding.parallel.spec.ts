import sharp from 'sharp'
import { siteAddress } from './addresses'
import { createEffortCounter } from './createEffortCounter'
import { expect, test } from './test'

const csv = `Stock number,Make,Model,Badge,Year,Type,Price,Kilometres,Colour,Body,Transmission
C1,Kia,Sportage,GT-Line,2022,Used,"$38,990",21400,White,SUV,Automatic
C2,Kia,Picanto,S,2019,Pre,"$13,490",58200,Red,Hatch,Manual
C3,Kia,,S,2019,Used,"$13,490",58200,Red,Hatch,Manual
C4,Wolkswagon,Golf,Life,2021,Used,"$27,990",31200,Grey,Hatch,Automatic
`

const oldPage = `<title>Our story</title>
<script type="application/ld+json">{"@type":"AutoDealer","name":"Old Coolum Cars","openingHours":"Mo-Tu 08:00-17:00",
"address":{"streetAddress":"14 Beach Road","addressLocality":"Coolum Beach","addressRegion":"Queensland","postalCode":"4573"}}</script>
<main><h1>Our story</h1><p>Four generations at Beach Road, and every one of them has bought, mended and sold cars there.</p></main>`

const logo = await sharp({ create: { width: 240, height: 80, channels: 4, background: '#b5342c' } })
  .png()
  .toBuffer()

/** A new dealer for each run on a database. */
const slug = `coolum-${Date.now().toString(36)}`

test('Staff create a new dealer’s live site with few fields and clicks (CFG-01, CFG-02, ENT-07, ENT-10)', async ({
  login,
  visit,
  watch,
  expectAccessible,
}) => {
  // A workbook is selected once and refused.
  watch.allow(/answered 400: POST \S+\/onboarding\.checkStock\?batch=1$/)
  const page = await login('onboarder')
  const effort = createEffortCounter()
  const goOn = () => effort.click(page.getByRole('button', { name: 'Continue', exact: true }))
  const at = (step: string) => expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible()

  await page.goto('/#/')
  await effort.click(page.getByRole('button', { name: 'New dealer', exact: true }))
  await at('Business')

  // Existing data of the old website is read, imported, and exported unchanged.
  const old = page.getByRole('region', { name: 'Old website' })
  const oldPages = page.getByLabel('Pages of the old website')
  await oldPages.setInputFiles({ name: 'our-story.html', mimeType: 'text/html', buffer: Buffer.from(oldPage) })
  await expect(old.getByRole('status')).toContainText('We found details on 1 of 1 page')
  await old.getByRole('button', { name: 'Use these', exact: true }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Old Coolum Cars')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('')
  await old.getByRole('checkbox', { name: /^The name/ }).uncheck()
  await old.getByRole('checkbox', { name: /^1 location, 1 with opening hours/ }).uncheck()
  await old.getByRole('button', { name: 'Use these', exact: true }).click()

  await effort.fill(page.getByLabel('Business name'), 'Coolum Kia')
  await effort.fill(page.getByLabel('Legal name'), 'Coolum Motors Pty Ltd')
  await effort.fill(page.getByLabel('ABN'), '51 824 753 556')
  await effort.fill(page.getByLabel('Dealer licence'), 'QLD 4412345')
  await effort.fill(page.getByLabel('Makes they sell'), 'Kia')
  await effort.click(page.getByRole('option', { name: 'Kia', exact: true }))
  await expectAccessible(page)
  await goOn()

  await at('Location')
  // Refused without an address.
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('A postcode has four digits.')).toBeVisible()
  await effort.fill(page.getByLabel('Street address'), '14 Beach Road')
  await effort.fill(page.getByLabel('Suburb'), 'Coolum Beach')
  await effort.fill(page.getByLabel('Postcode'), '4573')
  await expect(page.getByLabel('State')).toHaveText('QLD')
  await effort.fill(page.getByLabel('Phone'), '0755501234')
  await effort.fill(page.getByLabel('Email'), 'hello@coolumkia.example')
  await expect(page.getByLabel('Phone')).toHaveValue('07 5550 1234')
  await effort.fill(page.getByLabel('Opening hours'), 'Mon-Fri 8:30-5:30, Sat 8:30-1')
  await expect(page.getByText('Read as Mon–Fri 8:30 am–5:30 pm, Sat 8:30 am–1:00 pm, Sun closed.')).toBeVisible()
  await expectAccessible(page)
  await goOn()

  await at('Website')
  await expect(page.getByLabel('Short name')).toHaveValue('coolum-kia')
  await effort.fill(page.getByLabel('Short name'), 'Saltbush')
  await expect(page.getByText(/saltbush\.localhost is taken/)).toBeVisible()
  await effort.fill(page.getByLabel('Short name'), slug)
  await expect(page.getByText(/is available/)).toBeVisible()
  await effort.fill(page.getByLabel('Their own domain'), `https://www.${slug}.example/home`)
  await expect(page.getByRole('radio', { name: /^Franchise/ })).toBeChecked()
  await effort.click(page.getByRole('radio', { name: /^Yard/ }))
  await page.getByLabel('Logo', { exact: true }).last().setInputFiles({ name: 'coolum.png', mimeType: 'image/png', buffer: logo })
  await expect(page.getByRole('img', { name: 'coolum, uploaded' })).toBeVisible()
  await expect(page.getByText('Kia dealer rules set the brand colour.')).toBeVisible()
  await expectAccessible(page)
  await goOn()

  await at('Stock')
  const stockFile = page.getByLabel('Stock file')
  await stockFile.setInputFiles({ name: 'cars.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004rest') })
  await expect(page.getByText(/is an Excel workbook/)).toBeVisible()
  // Without a file that can be read, the step isn't left.
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await at('Stock')
  await stockFile.setInputFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const questions = page.getByRole('list', { name: 'Values we did not recognise' })
  await effort.pick(questions.getByRole('combobox', { name: 'What “Pre” means' }), page.getByRole('option', { name: 'Used', exact: true }))
  await effort.click(questions.getByRole('button', { name: 'It means Volkswagen', exact: true }))
  await expect(page.getByText(/3 cars can be imported/)).toBeVisible()
  await expect(page.getByText('Row 4: The model is missing.')).toBeVisible()
  // Answers are preserved when the corrected file is selected again.
  await stockFile.setInputFiles({
    name: 'cars corrected.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv.replace('C4,Wolkswagon', 'C5,Kia,Rio,S,2020,Pre,"$12,490",30100,Blue,Hatch,Manual\nC4,Wolkswagon')),
  })
  await expect(page.getByText(/4 cars can be imported/)).toBeVisible()
  await effort.fill(page.getByLabel('Row 4, Model'), 'Picanto')
  await page.getByLabel('Row 4, Model').press('Enter')
  await expect(page.getByText(/5 cars can be imported/)).toBeVisible()
  await effort.click(page.getByRole('radio', { name: /^Drive away/ }))
  await goOn()

  // Half-way through, closing the page loses nothing.
  await at('Finance')
  await page.reload()
  await at('Finance')
  await effort.click(page.getByRole('radio', { name: 'Taurus', exact: true }))
  await expectAccessible(page)
  await goOn()
  await at('Leads and people')
  await expect(page.getByRole('button', { name: 'hello@coolumkia.example', exact: true })).toBeVisible()
  await effort.fill(page.getByLabel('Name', { exact: true }), 'Mia Tran')
  await effort.fill(page.getByLabel('Email', { exact: true }), `mia@${slug}.example`)
  await expect(page.getByLabel('Role').first()).toHaveText('Dealer Principal')
  await expectAccessible(page)
  await goOn()

  await at('Review')
  await expect(page.getByText(`www.${slug}.example, not verified yet`)).toBeVisible()
  await expect(page.getByText('5 cars', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await effort.click(page.getByRole('button', { name: 'Create draft and preview', exact: true }))

  // The public site's renderer shows the draft; shoppers don't see it, and it can be continued later.
  const draft = page.frameLocator('iframe[title="Draft"]')
  await expect(draft.getByText('Coolum Motors Pty Ltd')).toBeVisible()
  await page.getByRole('button', { name: 'All dealers', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Coolum Kia', exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Save and close', exact: true }).click()
  await page
    .getByRole('region', { name: 'Dealers being set up' })
    .getByRole('link', { name: 'Go on with Coolum Kia', exact: true })
    .first()
    .click()
  await page.getByLabel('Page', { exact: true }).click()
  await page.getByRole('option', { name: 'Stock list' }).click()
  await expect(draft.getByRole('heading', { name: /2021 Volkswagen Golf Life/ })).toBeVisible()
  await effort.click(page.getByRole('button', { name: 'Publish site', exact: true }))
  await effort.click(page.getByRole('button', { name: 'Make it live', exact: true }))
  const list = page.getByRole('region', { name: 'What is left to do' })
  await expect(list.getByRole('listitem').filter({ hasText: 'The site is live' }).getByRole('img', { name: 'Done' })).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: 'own domain works' }).getByRole('img', { name: 'To do' })).toBeVisible()
  await expectAccessible(page)

  // 15 clicks for a clean file, and 3 for the answers about this one.
  const { fields, clicks } = effort.counted
  expect(fields).toBeLessThanOrEqual(25)
  expect(clicks).toBeLessThanOrEqual(18)

  const shopper = await visit(`${siteAddress(slug)}/our-story`)
  await expect(shopper.getByText('Four generations at Beach Road')).toBeVisible()
  await visit(siteAddress(slug))
  await expect(shopper).toHaveTitle(/Coolum Kia/)
  await visit(`${siteAddress(slug)}/search`)
  await expect(shopper.getByRole('heading', { name: /2022 Kia Sportage GT-Line/ })).toBeVisible()
})

test('A dealer being set up is listed, discarded after a confirmation, and restored', async ({ login }) => {
  const name = `Half Way Motors ${Date.now().toString(36)}`
  const page = await login('onboarder')
  await page.goto('/#/sites')
  await page.getByRole('button', { name: 'New dealer', exact: true }).click()
  await page.getByLabel('Business name').fill(name)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Location' })).toBeVisible()
  await page.goto('/#/sites')
  const begun = page.getByRole('region', { name: 'Dealers being set up' })
  await expect(begun.getByText(name)).toBeVisible()
  const discard = async () => {
    await begun.getByRole('button', { name: `Discard ${name}`, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(begun.getByText(name)).toBeHidden()
  }
  await discard()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(begun.getByText(name)).toBeVisible()
  await discard()
})

test('A dealer’s own domain is added, checked and refused until it is verified', async ({ login, expectAccessible }) => {
  const host = `www.stillwater-${Date.now().toString(36)}.example`
  const page = await login('onboarder')
  await page.goto('/#/sites')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Stillwater Electric', exact: true }) })
  await card.getByRole('link', { name: 'Domains', exact: true }).click()
  await page.getByLabel('Domain', { exact: true }).fill(`https://${host}/`)
  await page.getByRole('button', { name: 'Add domain', exact: true }).click()
  const row = page.getByRole('article', { name: host })
  await expect(row.getByText('Not verified', { exact: true })).toBeVisible()
  await expect(row.getByText(`_forecourt.${host}`)).toBeVisible()
  await row.getByRole('button', { name: 'Check now', exact: true }).click()
  await expect(row.getByRole('status')).toContainText(/The TXT record was not found yet|did not answer/)
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Remove domain', exact: true }).click()
  await expect(row).toBeHidden()
})
