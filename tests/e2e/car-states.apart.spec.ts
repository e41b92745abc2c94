import type { Page } from '@playwright/test'
import type { NotableState } from '../../seeds/notable/notableCars'
import { siteAddress } from './addresses'
import { notableCar } from './notableCar'
import { expect, screens, test } from './test'
import { layoutShifts, watchShifts } from './watching/pageShifts'
import { scrollThrough } from './watching/scrollThrough'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' })
const noteOf = (page: Page, words: string) => panelOf(page).getByText(words, { exact: true })

interface State {
  /** What is true of it, for the title of its test. */
  readonly title: string
  readonly shows: (page: Page) => Promise<void>
}

const states: { readonly [Name in NotableState]?: State } = {
  belowMarket: {
    title: 'says how far it is below the state’s average (VDP-26)',
    shows: async (page) =>
      expect(panelOf(page).getByRole('button', { name: '$1,840 below the market average', exact: true })).toBeVisible(),
  },
  atMarketEdge: {
    title: 'at exactly $500 below the average still says so (VDP-26)',
    shows: async (page) => expect(panelOf(page).getByRole('button', { name: '$500 below the market average', exact: true })).toBeVisible(),
  },
  underMarketEdge: {
    title: 'one dollar short of $500 says nothing (VDP-26)',
    shows: async (page) => expect(panelOf(page).getByText('below the market average')).toHaveCount(0),
  },
  nationalAverageOnly: {
    title: 'without a state average is compared with the nation’s (VDP-26)',
    shows: async (page) => expect(panelOf(page).getByRole('button', { name: '$960 below the market average', exact: true })).toBeVisible(),
  },
  reduced: {
    title: 'reduced in price shows what it was (CAR-16, CAR-20)',
    shows: async (page) => expect(panelOf(page).getByText(/^Was \$[\d,]+$/)).toBeVisible(),
  },
  noPrice: {
    title: 'without a price invites to ask, and shows no finance (CAR-19, CAR-23)',
    shows: async (page) => {
      await expect(panelOf(page).getByText('Enquire for price.')).toBeVisible()
      await expect(panelOf(page).getByText(/p\.a\./)).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Work out your repayments' })).toHaveCount(0)
    },
  },
  estimated: {
    title: 'without a lender’s figures has an estimate with both its rates and small print (CAR-30, FIN-02, FIN-04)',
    shows: async (page) => {
      await expect(panelOf(page).getByText('Estimated from')).toBeVisible()
      await expect(panelOf(page)).toContainText(/\$\d+[\s\S]*8\.99% p\.a\.[\s\S]*10\.96%/)
      await panelOf(page).getByRole('button', { name: '* Finance disclaimer', exact: true }).click()
      const smallPrint = page.getByRole('dialog', { name: 'Finance Disclaimer' })
      await expect(smallPrint).toContainText('5-year term, a deposit of 10% and a final payment of 30%')
      await page.keyboard.press('Escape')
      await expect(smallPrint).toBeHidden()
    },
  },
  longComments: {
    title: 'with 10,000 characters of comments shows the first 400 (VDP-22, VDP-23)',
    shows: async (page) => {
      const comments = page.getByRole('region', { name: 'Our Comments' }).or(page.locator('#comments'))
      const lettersOf = async () => (await comments.innerText()).length
      const before = await lettersOf()
      expect(before).toBeLessThan(520)
      await comments.getByRole('button', { name: 'Show more comments', exact: true }).click()
      await expect.poll(lettersOf).toBeGreaterThan(9_000)
      await comments.getByRole('button', { name: 'Show less comments', exact: true }).click()
      await expect.poll(lettersOf).toBe(before)
      await expect(comments.getByRole('button', { name: 'Show more comments', exact: true })).toBeInViewport()
    },
  },
  noComments: {
    title: 'without comments says that they are to come (VDP-24)',
    shows: async (page) => expect(page.getByText('Nobody has written about this one yet.')).toBeVisible(),
  },
  longTitle: {
    title: 'with a name of sixty characters keeps its price on the first screen (VDP-04)',
    shows: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ford Ranger Cab Chassis XL Hi-Rider Single Cab 4x4 Tray$/)
      await expect(
        panelOf(page)
          .getByText(/^\$[\d,]{5,}/)
          .first(),
      ).toBeInViewport()
    },
  },
  manyPictures: {
    title: 'with forty pictures counts them (UI-06)',
    shows: async (page) => expect(page.getByText('Photo 1 / 40', { exact: true })).toBeVisible(),
  },
  onePicture: {
    title: 'with one picture has nothing to turn (UI-06)',
    shows: async (page) => {
      await expect(page.getByRole('button', { name: 'Enlarge photo 1 of 1', exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Next photo' })).toHaveCount(0)
    },
  },
  noPicture: {
    title: 'without a picture offers to send some (ENQ-25)',
    shows: async (page) => {
      await page
        .getByRole('link', { name: /^Request Photos/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Request Photos' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Request Photos' })).toBeHidden()
    },
  },
  reserved: {
    title: 'reserved says so, and that one can be next (CAR-07)',
    shows: async (page) => {
      await expect(page.getByText('RESERVED', { exact: true }).first()).toBeVisible()
      await expect(noteOf(page, 'Reserved')).toBeVisible()
      await expect(panelOf(page).getByRole('link', { name: /^Ask about this car/ })).toBeVisible()
    },
  },
  sold: {
    title: 'just sold says SOLD and leads only to something similar (VDP-29, CAR-03, CAR-04)',
    shows: async (page) => {
      await expect(page.getByText('JUST SOLD').first()).toBeVisible()
      await expect(noteOf(page, 'SOLD')).toBeVisible()
      await expect(panelOf(page).getByText(/^\$/)).toHaveCount(0)
      await expect(
        panelOf(page)
          .getByRole('link')
          .filter({ hasNot: page.locator('svg[data-icon="mapPin"]') }),
      ).toContainText([/Find Me Something Similar/])
      await expect(page.getByRole('heading', { name: 'Find me something similar' })).toBeVisible()
    },
  },
  soldLongAgo: {
    title: 'sold weeks ago still says so, and one form opens of each car like it (VDP-29)',
    shows: async (page) => {
      await expect(noteOf(page, 'SOLD')).toBeVisible()
      await page
        .locator('#similar')
        .getByRole('link', { name: /^Enquire/ })
        .first()
        .click()
      const forms = page.locator('dialog[open]')
      await expect(forms.getByLabel('First Name').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(forms).toHaveCount(0)
    },
  },
  comingSoon: {
    title: 'that has not arrived says that it is on its way (CAR-02, CAR-10)',
    shows: async (page) => {
      await expect(page.getByText('COMING SOON').first()).toBeVisible()
      await expect(noteOf(page, 'On its way')).toBeVisible()
    },
  },
  preorder: {
    title: 'to be ordered says PREORDER where the price would be (CAR-18)',
    shows: async (page) => {
      await expect(panelOf(page).getByText('PREORDER')).toBeVisible()
      await expect(noteOf(page, 'Pre-order')).toBeVisible()
    },
  },
  certified: {
    title: 'certified opens what that stands for (VDP-25)',
    shows: async (page) => {
      const badge = panelOf(page).getByRole('button', { name: 'Toyota Certified Pre-Owned', exact: true })
      await badge.click()
      const dialog = page.getByRole('dialog', { name: 'Toyota Certified Pre-Owned' })
      await expect(dialog.getByRole('listitem')).toContainText(['90 point inspection', '1-year roadside assist'])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(badge).toBeFocused()
    },
  },
  notReservable: {
    title: 'that nobody takes money for cannot be reserved (CHK-02)',
    shows: async (page) => expect(page.getByRole('link', { name: /^Reserve/ })).toHaveCount(0),
  },
  noFinanceMake: {
    title: 'of a make without finance shows none (CAR-23)',
    shows: async (page) => expect(page.getByText(/comparison rate/i)).toHaveCount(0),
  },
  financeExcluded: {
    title: 'that the group leaves out of finance shows none (CAR-24)',
    shows: async (page) => expect(panelOf(page).getByText(/comparison rate/i)).toHaveCount(0),
  },
  groupCar: {
    title: 'of a group shows a weekly and a monthly figure with both rates (FIN-09)',
    shows: async (page) => expect(panelOf(page)).toContainText(/\$\d+[\s\S]*week[\s\S]*\$[\d,]+[\s\S]*month[\s\S]*% p\.a\./),
  },
  regoExpired: {
    title: 'whose registration ended does not say until when it ran (CAR-21)',
    shows: async (page) =>
      expect(
        page
          .getByRole('term')
          .filter({ hasText: /^(?:Vehicle licence|Rego|Registration)$/ })
          .locator('xpath=following-sibling::dd[1]')
          .filter({ hasText: 'Expires on' }),
      ).toHaveCount(0),
  },
  caravan: {
    title: 'that is a caravan is described as one (CFG-06, ENT-03)',
    shows: async (page) => {
      await expect(page.getByRole('term').filter({ hasText: 'Sleeps' }).first()).toBeVisible()
      await expect(page.getByRole('term').filter({ hasText: /^(Doors|Odometer|Transmission)$/ })).toHaveCount(0)
      await expect(page.getByText(/about this car(?!avan)/i)).toHaveCount(0)
    },
  },
  motorcycle: {
    title: 'that is a motorcycle leads with its engine and has no doors (CFG-06)',
    shows: async (page) => {
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: /^Engine size$/ })
          .first(),
      ).toBeVisible()
      await expect(page.getByText(/\d+ ?cc/).first()).toBeVisible()
      await expect(page.getByRole('term').filter({ hasText: /^(Doors|Seats|Body)$/ })).toHaveCount(0)
    },
  },
  subscription: {
    title: 'by subscription costs so much a week (CAR-14, CAR-15)',
    shows: async (page) =>
      expect(panelOf(page)).toContainText(
        /\$\d{3} per week\s*Subscription · three months or more\s*Includes [\s\S]*or buy it for \$[\d,]+/,
      ),
  },
  storedQuote: {
    title: 'with a quote at hand shows it, and asks for none (API-10)',
    shows: async (page) => {
      await expect(panelOf(page).getByText('Demo quote from')).toBeVisible()
      await expect(panelOf(page)).toContainText(
        /\$\d+[\s\S]*% p\.a\. interest[\s\S]*% p\.a\. comparison rate[\s\S]*no lender stands behind it/,
      )
    },
  },
}

/** States that ask most of a layout; the others are seen on one of the screens by turns, of a page that is the same but for its styles. */
const onBothScreens: readonly string[] = ['longTitle', 'noPrice', 'sold', 'groupCar', 'caravan', 'manyPictures']

for (const [index, [name, { title, shows }]] of Object.entries(states).entries()) {
  const each = [screens.phone, screens.desktop]
  const seenOn = onBothScreens.includes(name) ? each : each.filter((_screen, at) => at === index % 2)
  const widths = seenOn.map(({ width }) => width).join(' and ')
  test(`a car ${title}: at ${widths} pixels, accessible, nothing wider than the screen, nothing moving by itself`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await watchShifts(page)
    for (const screen of seenOn) {
      await page.setViewportSize(screen)
      await visit(notableCar(name as NotableState).address)
      await scrollThrough(page)
      expect.soft(await layoutShifts(page), `what moves by itself at ${screen.width} px`).toBeLessThanOrEqual(0.02)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBeLessThanOrEqual(screen.width)
      await shows(page)
      await expectAccessible(page)
    }
  })
}

test('a withdrawn car answers 410, says so kindly and leads to others like it', async ({ onEachScreen, watch, expectAccessible }) => {
  const { address } = notableCar('withdrawn')
  watch.allow(/answered 410: GET \S+\/cars\//)
  await onEachScreen(async (page, { width }) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mazda BT-50')
    await expect(page.getByText('No longer available')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Similar cars in stock' }).or(page.locator('#similar')).getByRole('article'),
    ).not.toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Every Mazda', exact: true })).toHaveAttribute('href', '/search/mazda')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })
})

test('an unknown car answers 404 with a search that works', async ({ onEachScreen, watch, expectAccessible }) => {
  watch.allow(/answered 404: GET \S+\/cars\//)
  await onEachScreen(async (page, { width }) => {
    const answer = await page.goto(`${siteAddress('meridian')}/cars/1899-velo-comfortable`)
    expect(answer?.status()).toBe(404)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('combobox', { name: 'Make' }).selectOption('Mazda')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(page).toHaveURL(/\/search\?make=Mazda/)
  })
})

test('how the market price is known opens by mouse, keyboard and tap, and closes again (VDP-27)', async ({ page, visit }) => {
  await visit(notableCar('belowMarket').address)
  const words = page.getByRole('button', { name: '$1,840 below the market average', exact: true })
  const tip = page.getByRole('tooltip')
  await words.hover()
  await expect(tip).toContainText('average advertised price')
  await tip.hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(tip).toBeHidden()
  await words.focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(words).toHaveAccessibleDescription(/average advertised price/)
})

test.describe('on small screens and with large letters', () => {
  const demanding: readonly NotableState[] = ['longTitle', 'certified', 'storedQuote', 'groupCar', 'caravan', 'regoExpired', 'reduced']
  const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
  const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% !important; }' })

  test('no car’s page is wider than 320 px, nor than a phone whose letters are twice as large', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const state of demanding) {
      await visit(notableCar(state).address)
      expect.soft(await widthOf(page), `${state} at 320 px`).toBeLessThanOrEqual(320)
      await page.setViewportSize(screens.phone)
      await enlarge(page)
      expect.soft(await widthOf(page), `${state}, letters twice as large`).toBeLessThanOrEqual(390)
      await page.setViewportSize({ width: 320, height: 640 })
    }
  })

  test('letters twice as large leave everything in its place on a wide screen', async ({ page, visit, expectAccessible }) => {
    await visit(notableCar('belowMarket').address)
    await enlarge(page)
    expect(await widthOf(page)).toBeLessThanOrEqual(1440)
    await expect(panelOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})
