import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { type NotableState, notableCars } from '../../../seeds/notable/notableCars'
import { openDemo } from '../seededDemo'
import { serverHtml } from '../serverHtml'
import { changedSite } from '../switches/changedSite'

const demo = await openDemo()

/** Text of an element in one line. */
const textOf = (part: Element | DocumentFragment) => part.textContent.replace(/\s+/g, ' ').trim()

/** Page of a car in a state, with its price and contact panel, on its site with some settings changed. */
const open = async (state: NotableState, values: ConfigValues = {}) => {
  const { host, slug } = notableCars[state]
  const of = demo.sites.find(({ site }) => site.hosts.includes(host))
  if (!of) throw new Error(`No site answers at ${host}.`)
  const { siteData, request } = of
  const site = changedSite(of, values)
  const match = matchRoute(site.config, siteData.names, `/cars/${slug}`)
  const data = match.kind === 'page' ? await demo.load(site, siteData, match.route, '') : null
  if (match.kind !== 'page' || !data) throw new Error(`${slug} has no page.`)
  const html = serverHtml({ found: true, route: match.route, config: site.config, data, request })
  const page = JSDOM.fragment(html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, ''))
  return { html, page, panel: page.querySelector('aside[aria-label="Price and contact"]') ?? JSDOM.fragment('<aside></aside>') }
}
type Opened = Awaited<ReturnType<typeof open>>

/** Names of buttons and links, without text for screen readers. */
const namesOf = (part: Element | DocumentFragment, kind: string) =>
  [...part.querySelectorAll(kind)].map((one) => one.getAttribute('aria-label') ?? textOf(one))
const termsOf = ({ page }: Opened) => namesOf(page, 'dt')
const headingsOf = ({ page }: Opened) => namesOf(page, 'h1, h2, h3')

interface State {
  /** Test title. */
  readonly title: string
  readonly panel?: readonly (string | RegExp)[]
  readonly notInPanel?: readonly (string | RegExp)[]
  readonly page?: readonly (string | RegExp)[]
  readonly notOnPage?: readonly (string | RegExp)[]
  readonly buttons?: readonly string[]
  readonly also?: (opened: Opened) => void
  /** Settings that differ from the demo site's. */
  readonly values?: ConfigValues
}

const figureWithRates = /\$\d+.*% p\.a\. interest.*% p\.a\. comparison rate/

const states: { readonly [Name in NotableState]?: State } = {
  belowMarket: {
    title: 'shows how far it is below the average, and its calculator the same as the weekly figure (VDP-26, FIN-04, FIN-11, FIN-23)',
    buttons: ['$1,840 below the market average'],
    page: ['average advertised price'],
    also: ({ page, panel }) => {
      const calculator = page.querySelector('#finance-calculator') ?? JSDOM.fragment('')
      const [, weekly = 'none'] = /Finance from\s*\$(\d+)\s*a week/.exec(textOf(panel)) ?? []
      const rates = ['8.99% p.a. interest', '10.28% p.a. comparison rate', 'might result in a different comparison rate.']
      for (const text of [`$${weekly}`, ...rates])
        expect(
          [textOf(panel), textOf(calculator)].map((pageText) => pageText.includes(text)),
          text,
        ).toEqual([true, true])
      expect(textOf(calculator)).toContain('Establishment fee')
      const values = [...calculator.querySelectorAll<HTMLInputElement>('input:not([type="range"], [type="radio"])')].map(
        (field) => field.value,
      )
      expect(values.toSorted()).toEqual(['0', '0', '21,990', '5', '8.99'])
      // Without a maps service, the drawn map loads no pictures (VDP-05, API-15).
      const place = page.querySelector('#vehicle-map')
      expect(place && namesOf(place, 'button')).not.toContain('Move around the map')
      expect(place?.querySelector('a[href^="https://"]')?.textContent).toBe('Get Directions')
      expect(page.querySelector('aside a[href="#vehicle-map"]')?.textContent).toBe('Granville yard')
    },
  },
  atMarketEdge: {
    title: 'at exactly $500 below the average still shows it (VDP-26)',
    buttons: ['$500 below the market average'],
  },
  underMarketEdge: { title: 'one dollar short of $500 shows nothing (VDP-26)', notInPanel: ['below the market average'] },
  nationalAverageOnly: {
    title: 'without a state average is compared with the national average (VDP-26)',
    buttons: ['$960 below the market average'],
  },
  reduced: { title: 'reduced in price shows its previous price (CAR-16, CAR-20)', panel: [/Was \$[\d,]+/] },
  noPrice: {
    title: 'without a price offers to enquire, and shows no finance (CAR-19, CAR-23)',
    panel: ['Enquire for price.'],
    notInPanel: ['p.a.'],
    also: (opened) => expect(headingsOf(opened)).not.toContain('Work out your repayments'),
  },
  estimated: {
    title: 'without a lender’s figures has an estimate with both its rates and small print (CAR-30, FIN-02, FIN-04)',
    panel: ['Estimated from', /\$\d+.*8\.99% p\.a\..*10\.28%/],
    page: ['5-year term, a deposit of 10% of the price and no balloon'],
    buttons: ['* Finance disclaimer'],
  },
  noComments: {
    title: 'without comments says that they are coming (VDP-24)',
    page: ['We’re still writing this one up.'],
  },
  longTitle: {
    title: 'with a name of sixty characters shows all of it, and its price (VDP-04)',
    panel: [/\$[\d,]{5,}/],
    also: ({ page }) => expect(page.querySelector('h1')?.textContent).toMatch(/Ford Ranger Cab Chassis XL Bi-Turbo Single Cab 4x4 Tray$/),
  },
  manyPictures: { title: 'with forty pictures counts them (UI-06)', page: ['Photo 1 / 40'] },
  onePicture: {
    title: 'with one picture has no controls to turn (UI-06)',
    also: ({ page }) => {
      expect(namesOf(page, 'button')).toContain('Enlarge photo 1 of 1')
      expect(namesOf(page, 'button')).not.toContain('Next photo')
    },
  },
  noPicture: {
    title: 'without a picture offers to send some (ENQ-25)',
    also: ({ page }) => expect(page.querySelector('[data-enquiry="photos"]')?.textContent).toMatch(/^Request Photos/),
  },
  reserved: {
    title: 'reserved says so, and can still be enquired about (CAR-07)',
    page: ['RESERVED'],
    panel: ['Reserved', 'Ask about this car'],
  },
  sold: {
    title: 'just sold shows SOLD and links only to something similar (VDP-29, CAR-03, CAR-04)',
    page: ['JUST SOLD'],
    panel: ['SOLD'],
    notInPanel: ['$'],
    also: (opened) => {
      const links = [...opened.panel.querySelectorAll('a:not([href="#vehicle-map"])')]
      expect(links.map(textOf)).toEqual([expect.stringContaining('Find Me Something Similar')])
      expect(headingsOf(opened)).toContain('Find me something similar')
      const bar = opened.page.querySelector('section[aria-label="Contact"]')
      expect(bar && namesOf(bar, 'a, button')).toEqual([expect.stringMatching(/^Find Me Something Similar/)])
    },
  },
  soldLongAgo: {
    title: 'sold weeks ago still shows SOLD, and each similar car has an enquiry form (VDP-29)',
    panel: ['SOLD'],
    also: ({ page }) => expect(page.querySelectorAll('#similar a[data-enquiry]').length).toBeGreaterThan(1),
  },
  comingSoon: {
    title: 'that has not arrived is marked as on its way (CAR-02, CAR-10)',
    page: ['COMING SOON'],
    panel: ['On its way'],
  },
  preorder: { title: 'to be ordered shows PREORDER instead of the price (CAR-18)', panel: ['PREORDER', 'Pre-order'] },
  certified: {
    title: 'certified explains certification, and shows its parts as tabs (VDP-02, VDP-25)',
    buttons: ['Toyota Certified Pre-Owned'],
    page: ['90 point inspection', '1-year roadside assist'],
    also: (opened) => {
      const parts = ['Dealer Comments', 'Features', 'All Specifications', 'What’s Included', 'Reserve Online', 'Protect Your Car']
      expect(headingsOf(opened)).toEqual(expect.arrayContaining(parts))
    },
  },
  historyReport: {
    title: 'with a history report links to it in a new tab (VDP-09)',
    also: ({ panel }) =>
      expect([...panel.querySelectorAll('a[target="_blank"]')].map(textOf)).toContainEqual(expect.stringMatching(/^Car History Report/)),
  },
  noMarketPrice: { title: 'without a history report has no link to it (VDP-09)', notInPanel: ['Car History Report'] },
  notReservable: {
    title: 'that takes no deposit cannot be reserved (CHK-02)',
    // Cards of similar cars link to their own.
    also: ({ page }) => expect(page.querySelectorAll('a[href^="/cars/toyota-yaris-kc305/checkout"]')).toHaveLength(0),
  },
  noFinanceMake: {
    title: 'of a make without finance shows none (CAR-23)',
    notInPanel: [/comparison rate/i],
    also: ({ page }) => {
      // Similar cars of other makes have finance.
      page.querySelector('#similar')?.remove()
      expect(textOf(page)).not.toMatch(/comparison rate/i)
    },
  },
  financeExcluded: { title: 'that the group excludes from finance shows none (CAR-24)', notInPanel: [/comparison rate/i] },
  groupCar: {
    title:
      'of a group that masks numbers shows a weekly and a monthly figure with both rates, and no full phone number, not for WhatsApp either (FIN-09, VDP-07, VDP-16, VDP-18)',
    values: { phone: { startsRevealed: false } },
    panel: [/\$\d+.*week.*\$[\d,]+.*month.*% p\.a\./, 'Show number'],
    buttons: ['WhatsApp'],
    also: ({ html }) => {
      expect(html).not.toContain('href="tel:')
      expect(html).not.toContain('wa.me/61')
    },
  },
  dealershipCar: {
    title:
      'of a dealership that shows numbers has one to call, WhatsApp links with it, and a print button (VDP-01, VDP-11, VDP-07, VDP-15, VDP-18)',
    notInPanel: ['Show number'],
    also: ({ html, page }) => {
      expect(page.querySelector('a[href^="/print?car_id="]')?.textContent).toMatch(/Print/)
      expect(html).toContain('href="tel:')
      expect(html).toContain('wa.me/61')
    },
  },
  regoExpired: {
    title: 'with an expired registration shows no expiry, and hides rate and balloon from its calculator (CAR-21, FIN-17)',
    also: ({ page }) => {
      const registered = [...page.querySelectorAll('dt')].filter((term) => /^(?:Vehicle licence|Rego|Registration)$/.test(textOf(term)))
      expect(registered.map((term) => term.nextElementSibling && textOf(term.nextElementSibling))).not.toContain(
        expect.stringContaining('Expires on'),
      )
      const calculator = page.querySelector('#finance-calculator') ?? page
      expect(textOf(calculator)).toMatch(/9\.95% p\.a\. interest/)
      expect(textOf(calculator)).not.toMatch(/Interest rate|Balloon/)
      expect(calculator.querySelector('input[type="radio"][checked]')?.closest('label')?.textContent).toBe('Weekly')
    },
  },
  caravan: {
    title: 'that is a caravan has a caravan’s facts (CFG-06, ENT-03)',
    notOnPage: [/about this car(?!avan)/i],
    also: (opened) => {
      expect(termsOf(opened)).toContain('Sleeps')
      expect(termsOf(opened).filter((term) => /^(Doors|Odometer|Transmission)$/.test(term))).toEqual([])
    },
  },
  motorcycle: {
    title: 'that is a motorcycle shows its engine first and has no doors (CFG-06)',
    page: [/\d+ ?cc/],
    also: (opened) => {
      expect(termsOf(opened)).toContain('Engine size')
      expect(termsOf(opened).filter((term) => /^(Doors|Seats|Body)$/.test(term))).toEqual([])
      // If numbers are visible, WhatsApp links use the international format (VDP-07).
      expect(opened.panel.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/61\d{9}/)
    },
  },
  subscription: {
    title: 'by subscription shows a weekly price, and can be reserved only in its section (CAR-14, CAR-15, CHK-02)',
    panel: [
      /\$\d{3} per week ?Minimum total \$[\d,]+ over 13 weeks, plus a refundable bond of \$[\d,]+ ?Subscription · three months or more ?or buy it for \$[\d,]+.*The weekly price includes /,
    ],
    also: ({ page, panel }) => {
      expect(namesOf(panel, 'a').filter((name) => /reserve/i.test(name))).toEqual([])
      expect(namesOf(page, 'a')).toContainEqual(expect.stringMatching(/^Ask to reserve this car/))
    },
  },
  storedQuote: {
    title: 'with a cached quote shows it, and requests none (API-10)',
    panel: ['Or finance it for about', new RegExp(`${figureWithRates.source}.*An example, not a lender’s quote`)],
  },
  newCar: {
    title: 'that is new can be financed from its panel (VDP-08)',
    also: ({ panel }) => expect(namesOf(panel, 'a')).toContainEqual(expect.stringMatching(/^Finance Enquiry/)),
  },
  withdrawn: {
    title: 'withdrawn says that it is no longer available, and links to similar cars',
    page: ['No longer available'],
    also: ({ page }) => {
      expect(page.querySelector('h1')?.textContent).toContain('Mazda BT-50')
      expect([...page.querySelectorAll('main a')].find((link) => textOf(link) === 'Every Mazda')?.getAttribute('href')).toBe(
        '/search/mazda',
      )
      expect(page.querySelectorAll('main article').length).toBeGreaterThan(0)
    },
  },
}

const isSaid = (text: string, expected: string | RegExp) => (typeof expected === 'string' ? text.includes(expected) : expected.test(text))

describe('a demo car', () => {
  for (const [name, { title, panel = [], notInPanel = [], page = [], notOnPage = [], buttons = [], also, values }] of Object.entries(
    states,
  ))
    it(title, async () => {
      const opened = await open(name as NotableState, values)
      const [inPanel, onPage] = [textOf(opened.panel), textOf(opened.page)]
      expect(panel.filter((expected) => !isSaid(inPanel, expected))).toEqual([])
      expect(page.filter((expected) => !isSaid(onPage, expected))).toEqual([])
      expect(notInPanel.filter((expected) => isSaid(inPanel, expected))).toEqual([])
      expect(notOnPage.filter((expected) => isSaid(onPage, expected))).toEqual([])
      expect(namesOf(opened.panel, 'button')).toEqual(expect.arrayContaining([...buttons]))
      also?.(opened)
    })
})
