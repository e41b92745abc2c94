import { siteAddress } from './addresses'
import { countingHand } from './countingHand'
import { expect, test } from './test'

const csv = `Stock number,Make,Model,Badge,Year,Price,Kilometres,Colour,Body,Transmission
C1,Kia,Sportage,GT-Line,2022,"$38,990",21400,White,SUV,Automatic
C2,Kia,Picanto,S,2019,"$13,490",58200,Red,Hatch,Manual
C3,Kia,,S,2019,"$13,490",58200,Red,Hatch,Manual
`

/** A dealer nobody has set up yet, however often the journey runs on one database. */
const slug = `coolum-${Date.now().toString(36)}`

test('Staff bring a new dealer from nothing to a live site with few fields and clicks (CFG-01, CFG-02, ENT-07, ENT-10)', async ({
  login,
  visit,
  expectAccessible,
}) => {
  const page = await login('onboarder')
  const hand = countingHand()
  const goOn = () => hand.click(page.getByRole('button', { name: 'Continue' }))
  const at = (step: string) => expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible()

  await page.goto('/#/sites')
  await hand.click(page.getByRole('button', { name: 'New dealer' }))
  await at('Business')
  await hand.fill(page.getByLabel('Business name'), 'Coolum Kia')
  await hand.fill(page.getByLabel('Dealer licence'), 'QLD 4412345')
  await expectAccessible(page)
  await goOn()

  await at('Brands')
  await hand.fill(page.getByLabel('Makes they represent'), 'Kia')
  await hand.click(page.getByRole('option', { name: 'Kia', exact: true }))
  await goOn()

  await at('Location')
  await goOn()
  await expect(page.getByText('A postcode has four digits.')).toBeVisible()
  await hand.fill(page.getByLabel('Street address'), '14 Beach Road')
  await hand.fill(page.getByLabel('Suburb'), 'Coolum Beach')
  await hand.fill(page.getByLabel('Postcode'), '4573')
  await expect(page.getByLabel('State')).toHaveText('QLD')
  await hand.fill(page.getByLabel('Phone'), '07 5550 1234')
  await hand.fill(page.getByLabel('Email'), 'hello@coolumkia.example')
  await hand.pick(page.getByLabel('Opening hours'), page.getByRole('option', { name: /Saturday, 9:00 to 4:00/ }))
  await goOn()

  await at('Web address')
  await expect(page.getByLabel('Short name')).toHaveValue('coolum-kia')
  await hand.fill(page.getByLabel('Short name'), 'saltbush')
  await goOn()
  await expect(page.getByText(/is taken/)).toBeVisible()
  await hand.fill(page.getByLabel('Short name'), slug)
  await hand.fill(page.getByLabel('Their own domain'), `https://www.${slug}.example/home`)
  await goOn()

  await at('Look')
  await hand.click(page.getByRole('radio', { name: /^Yard/ }))
  await expect(page.getByText('Kia dealer decides the brand colour.')).toBeVisible()
  await expectAccessible(page)
  await goOn()

  await at('Stock')
  await page.getByLabel('File of cars').setInputFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText(/2 cars can be read/)).toBeVisible()
  await expect(page.getByText('Line 4: The model is missing.')).toBeVisible()
  await goOn()

  // Half-way through, whoever closes the page finds all of it again.
  await at('Finance')
  await page.reload()
  await at('Finance')
  await hand.pick(page.getByLabel('Finance provider'), page.getByRole('option', { name: 'Taurus' }))
  await goOn()
  await at('Leads')
  await expect(page.getByRole('button', { name: 'hello@coolumkia.example' })).toBeVisible()
  await goOn()

  await at('Review')
  await expect(page.getByText(`www.${slug}.example, to be proved`)).toBeVisible()
  await expectAccessible(page)
  await hand.click(page.getByRole('button', { name: 'Make the site live' }))
  const list = page.getByRole('region', { name: 'What is left to do' })
  await expect(list.getByRole('listitem').filter({ hasText: 'The site is live' }).getByRole('img', { name: 'Done' })).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: 'Their own domain' }).getByRole('img', { name: 'To do' })).toBeVisible()
  await expectAccessible(page)

  const { fields, clicks } = hand.counted
  expect(fields).toBeLessThanOrEqual(25)
  expect(clicks).toBeLessThanOrEqual(40)

  const shopper = await visit(siteAddress(slug))
  await expect(shopper).toHaveTitle(/Coolum Kia/)
  await visit(`${siteAddress(slug)}/search`)
  await expect(shopper.getByRole('heading', { name: /2022 Kia Sportage GT-Line/ })).toBeVisible()
})

test('A dealer begun is found in the list, and given up without a trace', async ({ login }) => {
  const page = await login('onboarder')
  await page.goto('/#/sites')
  await page.getByRole('button', { name: 'New dealer' }).click()
  await page.getByLabel('Business name').fill('Half Way Motors')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Brands' })).toBeVisible()
  await page.goto('/#/sites')
  const begun = page.getByRole('region', { name: 'Dealers being set up' })
  await expect(begun.getByText('Half Way Motors')).toBeVisible()
  await begun.getByRole('button', { name: 'Discard Half Way Motors' }).click()
  await expect(begun.getByText('Half Way Motors')).toBeHidden()
})

test('A dealer’s own domain is claimed, looked for and refused while it is not proved', async ({ login, expectAccessible }) => {
  const page = await login('onboarder')
  await page.goto('/#/sites')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Stillwater Electric', exact: true }) })
  await card.getByRole('link', { name: 'Domains' }).click()
  await page.getByLabel('Domain', { exact: true }).fill('https://www.stillwater-electric.example/')
  await page.getByRole('button', { name: 'Add domain' }).click()
  const row = page.getByRole('article', { name: 'www.stillwater-electric.example' })
  await expect(row.getByText('To be proved')).toBeVisible()
  await expect(row.getByText('_forecourt.www.stillwater-electric.example')).toBeVisible()
  await row.getByRole('button', { name: 'Check now' }).click()
  await expect(row.getByRole('status')).toContainText(/No such record yet|did not answer/)
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove domain' }).click()
  await expect(row).toBeHidden()
})
