import { comparisonRate } from '@forecourt/rules/finance/comparisonRate'
import { fillPlaceholders } from '@forecourt/rules/menus/fillPlaceholders'
import { privacyLaw } from '@forecourt/rules/menus/privacyLaw'
import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { openPriceRange } from '@forecourt/rules/search/filters/openPriceRange'
import { claimFindings } from '@forecourt/schema/checks/claimFindings'
import { writtenTexts } from '@forecourt/schema/claims/writtenTexts'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { blockText, plainText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { describe, expect, it } from 'vitest'
import { presetLayers } from './presetLayers'
import { scenarios } from './scenarios'
import { scenarioLayers } from './testing/scenarioLayers'

const sites = scenarios.flatMap((scenario) => scenario.sites.map((site) => ({ name: site.name, scenario, site })))

describe('the demo sites', () => {
  it.each(sites)('$name has settings without an error', ({ scenario, site }) => {
    const errors = resolveConfig(scenarioLayers(scenario, site)).problems.filter(({ severity }) => severity === 'error')
    expect(errors).toEqual([])
  })

  it.each(sites)('$name has no broken menu links', ({ scenario, site }) => {
    const { config } = resolveConfig(scenarioLayers(scenario, site))
    const names = { makes: [], modelPages: [], dealershipSlugs: [], locationSlugs: [] }
    const links = visibleMenu(config).flatMap((item) => [item.href, ...item.children.map(({ href }) => href)])
    const broken = links.filter((href) => href.startsWith('/') && matchRoute(config, names, href).kind === 'notFound')
    expect(broken).toEqual([])
  })

  it.each(sites)(
    '$name does not deny that it takes deposits, and uses the plural for privacy laws (CHK-03, LEG-01)',
    ({ scenario, site }) => {
      const { config } = resolveConfig(scenarioLayers(scenario, site))
      const text = JSON.stringify(config.pages.list)
      if (config.checkout.enabled && config.checkout.payOnline) expect(text).not.toMatch(/do(?:es)? not take money/)
      expect(text).not.toContain('{privacyLaw} asks')
      if (text.includes('take a payment or make a contract')) expect(text).toContain('Only a deposit paid on this site holds a vehicle')
    },
  )

  it.each(sites)('$name has one wording for buying a car, and says online only where it is (CHK-01, CARD-09)', ({ scenario, site }) => {
    const { card, vdp, checkout } = resolveConfig(scenarioLayers(scenario, site)).config
    const labels = [...card.buttons, ...vdp.buttons].flatMap(({ id, label }) => (id === 'buyOnline' ? [label || 'Online Purchase'] : []))
    if (!checkout.enabled) return
    expect(new Set(labels).size).toBeLessThanOrEqual(1)
    expect(labels.some((label) => /online/i.test(label) && !checkout.payOnline)).toBe(false)
  })

  it('the demo sites look different: no two have the same brand colour, heading font and header layout', () => {
    const looks = sites.map(({ scenario, site }) => {
      const { config } = resolveConfig(scenarioLayers(scenario, site))
      return `${config.theme.brandColour} ${config.theme.headingFont} ${config.header.layout}`
    })
    expect(new Set(looks).size).toBe(looks.length)
  })

  it('the demo sites have unique host names', () => expect(new Set(sites.map(({ site }) => site.host)).size).toBe(sites.length))
})

type Item = { readonly id: string; readonly [key: string]: unknown }
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && 'id' in value

/** Removals of a site from inherited lists that don't exist there, and inherited reasons between its own. */
const leftovers = (own: unknown, inherited: unknown, path: string): string[] => {
  if (Array.isArray(own)) {
    const below = Array.isArray(inherited) ? inherited.filter(isItem) : []
    return own.filter(isItem).flatMap((item) => {
      const at = `${path}/${item.id}`
      const counterpart = below.find(({ id }) => id === item.id)
      if (item.removed === true) return counterpart ? [] : [`${at} is removed, but its template has no such item`]
      return leftovers(item, counterpart, at)
    })
  }
  if (typeof own !== 'object' || own === null) return []
  return Object.entries(own).flatMap(([key, value]) => {
    const below = (inherited as Readonly<Record<string, unknown>> | undefined)?.[key]
    const inheritedReasons =
      key === 'entries' && 'kind' in own && own.kind === 'reasons' && Array.isArray(value) && Array.isArray(below)
        ? below.filter(isItem).filter(({ id }) => !value.some((item) => isItem(item) && item.id === id))
        : []
    return [
      ...inheritedReasons.map(({ id }) => `${path}/${id} of the template is mixed into the site’s own`),
      ...leftovers(value, below, `${path}/${key}`),
    ]
  })
}

it.each(sites)('$name mixes no entries of its template into its own lists (CFG-10)', ({ scenario, site }) => {
  const layers = scenarioLayers(scenario, site)
  expect(leftovers(site.values, resolveConfig(layers.slice(0, -1)).config, '')).toEqual([])
})

it.each(sites)('$name shows the licence number of each of its locations in the footer (NAV-21)', ({ scenario, site }) => {
  const { identity } = resolveConfig(scenarioLayers(scenario, site)).config
  const yards = scenario.locations.filter(
    ({ dealershipSlug }) => site.dealershipSlugs.length === 0 || site.dealershipSlugs.includes(dealershipSlug),
  )
  const numbers = yards.flatMap(({ dealerLicenceNumber }) => /\w+$/.exec(dealerLicenceNumber ?? '') ?? [])
  expect(numbers.filter((number) => !identity.licence.includes(number))).toEqual([])
})

it('all demo sites have the same sections and placeholders in their privacy policy (RTE-26)', () => {
  const policies = sites.map(({ scenario, site }) => {
    const { config } = resolveConfig(scenarioLayers(scenario, site))
    const block = config.pages.list.find(({ path }) => path === '/privacy-policy')?.blocks[0]
    return { name: site.name, text: block?.kind === 'prose' ? block.text : '' }
  })
  const headings = (text: RichText) => toDocument(text).blocks.flatMap((block) => (block.kind === 'heading' ? blockText(block) : []))
  for (const { name, text } of policies) {
    expect([name, headings(text)]).toEqual([name, headings(policies[0]?.text ?? '')])
    for (const placeholder of ['{privacyLaw}', '{privacyOffice}', '{marketingLaw}', '{complaintsEmail}', 'overseas', 'breach'])
      expect(JSON.stringify(text), name).toContain(placeholder)
  }
})

it.each(sites)('$name has search on every page, and a different portrait for each person (NAV-01)', ({ scenario, site }) => {
  const { header, pages } = resolveConfig(scenarioLayers(scenario, site)).config
  expect(header.showSearch).toBe(true)
  const people = pages.list.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'people' ? block.entries : [])))
  const portraits = new Map(people.map(({ name, image }) => [name, image]))
  expect([...portraits].filter(([, image]) => image === '')).toEqual([])
  expect(new Set(portraits.values()).size).toBe(portraits.size)
})

it.each(sites)('$name shows the comparison rate that the Code gives for its rate and fees (FIN-05)', ({ scenario, site }) => {
  const { estimate, lender } = resolveConfig(scenarioLayers(scenario, site)).config
  expect(estimate.comparisonRate).toBe(comparisonRate(estimate.rate, 'weekly', lender))
  const ofStock = scenario.stock.filter(({ financeProvider }) => financeProvider !== 'none')
  for (const { financeRate, financeFees } of ofStock)
    expect([financeRate, comparisonRate(financeRate, 'weekly', { fees: financeFees })]).toEqual([estimate.rate, estimate.comparisonRate])
})

it.each(sites)('$name has the comparison rate that the Code gives for each rating (FIN-05)', ({ scenario, site }) => {
  const { finance, lender } = resolveConfig(scenarioLayers(scenario, site)).config
  for (const { rate, comparisonRate: stated } of finance.ratings) expect(stated).toBe(comparisonRate(rate, 'weekly', lender))
  const stated = finance.ratings.map((rating) => rating.comparisonRate)
  if (stated.length > 0 && lender.comparisonRateTo > 0)
    expect([Math.min(...stated), Math.max(...stated)]).toEqual([lender.comparisonRateFrom, lender.comparisonRateTo])
})

it.each(sites)('$name has a lender with one establishment fee and at most a small monthly fee, as lenders charge', ({ scenario, site }) => {
  const { fees } = resolveConfig(scenarioLayers(scenario, site)).config.lender
  const [establishment, ...others] = fees.filter(({ every, amount }) => every === 'once' && amount > 20)
  expect(others).toEqual([])
  expect(establishment?.amount).toBeGreaterThanOrEqual(350)
  expect(establishment?.amount).toBeLessThanOrEqual(495)
  const monthly = fees.flatMap(({ every, amount }) => (every === 'month' ? [amount] : []))
  expect(monthly.length).toBeLessThanOrEqual(1)
  for (const amount of monthly) expect(amount >= 5 && amount <= 10, `${amount}`).toBe(true)
})

it.each(scenarios)('the offers page of $organisation.name has a large offer and several below it (RTE-17)', ({ offers }) => {
  const current = offers.filter(({ startsInDays = 0, endsInDays = 1 }) => startsInDays <= 0 && endsInDays > 0)
  expect(current.length).toBeGreaterThanOrEqual(3)
})

const ratedOffers = scenarios.flatMap(({ offers }) => offers.filter((offer) => offer.comparisonRate !== null))

it.each(ratedOffers)('the offer $id has the comparison rate that the Code gives for its example (OFR-02, FIN-05)', (offer) => {
  const { comparisonRate: stated, rateExample } = offer
  const [, rate] = /^([\d.]+)% p\.a\./.exec(rateExample ?? '') ?? []
  const fee = (label: RegExp, financed: boolean) => {
    const [, amount] = label.exec(rateExample ?? '') ?? []
    return amount ? [{ id: label.source, label: 'Fee', amount: Number(amount), every: 'once' as const, financed }] : []
  }
  const fees = [...fee(/\$(\d+) establishment fee/, true), ...fee(/\$(\d+) to register/, false)]
  expect(rateExample).toContain('no monthly fee')
  expect(stated).toBe(comparisonRate(Number(rate), 'weekly', { fees }))
  // Its cars’ weekly figures are at this rate (FIN-04).
  expect(offer).toMatchObject({ interestRate: Number(rate), termYears: expect.any(Number), depositPercent: expect.any(Number) })
})

it.each(sites)(
  '$name names the lender behind its rates, the lender’s licence and the dealer’s number under it (FIN-05)',
  ({ scenario, site }) => {
    const { finance, identity } = resolveConfig(scenarioLayers(scenario, site)).config
    expect(finance.lenderName).not.toBe('')
    const { creditLicence } = finance
    if (identity.country === 'NZ') expect(creditLicence).toMatch(/^FSP\d+$/)
    // A dealer isn't the licensee: it arranges loans as the licensee's representative, under a number of its own.
    else {
      expect(creditLicence).toMatch(/\bCredit Representative \d{6}\b/)
      expect(creditLicence).toMatch(new RegExp(`\\b${finance.lenderName}, Australian Credit Licence \\d{6}$`))
    }
  },
)

it.each(sites)('$name’s price search counts all its cars before the shopper has chosen a price (SRC-30)', ({ scenario, site }) => {
  const { config } = resolveConfig(scenarioLayers(scenario, site))
  const blocks = config.pages.list.flatMap((page) => page.blocks)
  for (const block of blocks) if (block.kind === 'priceSearch') expect(openPriceRange(block)).toEqual({ min: null, max: null })
})

describe('the site of a new dealer', () => {
  const newSites = [
    { name: 'only the schema', layers: [] },
    ...presetLayers.filter(({ kind }) => kind === 'template').map((layer) => ({ name: `the template ${layer.name}`, layers: [layer] })),
  ]
  /** Claims that only the business itself can make. */
  const businessClaims =
    /\b(?:inspected|checked over|own (?:workshop|mechanic|technicians?)|(?:trained|our) technicians|loan cars?|genuine parts|roadside|report in the glovebox|at your door|delivery available|on the spot|within (?:one|the next) |business (?:hour|day)|price you pay|written on the windscreen|we bring it|money back|\d+ points?)\b/i
  const strictFacts = { cars: 100, withoutCharges: 50, byTheWeek: 1, dealerships: 99, locations: 99, salesLocations: 99, workshops: 0 }

  it.each(newSites)('the site of a new dealer makes no claims that only the dealer can make: $name', ({ layers }) => {
    const { config } = resolveConfig(layers)
    expect([...claimFindings(config, null), ...claimFindings(config, strictFacts)]).toEqual([])
    expect(writtenTexts(config).filter(({ text }) => businessClaims.test(text))).toEqual([])
  })

  it.each(newSites.slice(1))('the site of a new dealer leaves the consent box of forms unticked: $name (ENQ-16)', ({ layers }) => {
    expect(resolveConfig(layers).config.forms.optInDefault).toBe(false)
  })

  it.each([
    { country: 'AU', message: ['Privacy Act 1988', 'OAIC', 'Spam Act', 'Australian Consumer Law'] },
    { country: 'NZ', message: ['Privacy Act 2020', 'OPC', 'Unsolicited Electronic Messages Act', 'Consumer Guarantees Act'] },
  ] as const)(
    'the site of a new dealer has a complete privacy policy and terms for $country, ready for legal review (RTE-26)',
    ({ country, message }) => {
      const { config } = resolveConfig([])
      const texts = ['/privacy-policy', '/terms-and-conditions'].map((path) => {
        const block = config.pages.list.find((page) => page.path === path)?.blocks[0]
        return block?.kind === 'prose' ? fillPlaceholders(plainText(block.text), { ...privacyLaw(country) }) : ''
      })
      for (const text of texts) expect(text.split(/\s+/).length).toBeGreaterThan(350)
      for (const placeholder of message) expect(texts.join(' ')).toContain(placeholder)
      for (const topic of [/how we collect/i, /how we use/i, /overseas/i, /cookies/i, /correct/i, /complain/i])
        expect(texts[0]).toMatch(topic)
    },
  )
})

describe('every variant of a setting is used on a demo site', () => {
  const configs = sites.map(({ scenario, site }) => ({ slug: site.slug, config: resolveConfig(scenarioLayers(scenario, site)).config }))
  const usedOn = (matches: (config: ResolvedConfig) => boolean) => configs.filter(({ config }) => matches(config)).map(({ slug }) => slug)
  const hasFee = (config: ResolvedConfig, amount: number, every = 'once') =>
    config.lender.fees.some((fee) => fee.amount === amount && fee.every === every)
  const hasButton = (config: ResolvedConfig, kind: string) => config.vdp.buttons.some(({ id }) => id === kind)

  it.each<[name: string, matches: (config: ResolvedConfig) => boolean, on: readonly string[]]>([
    ['prices from $5,000 (FIN-12)', ({ calculator }) => calculator.minPrice === 5_000, ['meridian', 'geelong-mazda']],
    [
      'rates from 4 to 20 (FIN-17)',
      ({ calculator }) => calculator.minRate === 4 && calculator.maxRate === 20,
      ['meridian', 'geelong-mazda'],
    ],
    ['rates from 7.5 to 14.5 (FIN-17)', ({ calculator }) => calculator.minRate === 7.5 && calculator.maxRate === 14.5, ['long-paddock']],
    ['a rate that the shopper can’t change (FIN-17)', ({ calculator }) => !calculator.showRate, ['kauri']],
    [
      'a calculator whose rate and example are confirmed (FIN-24)',
      ({ calculator }) => calculator.confirmed,
      sites.map(({ site }) => site.slug),
    ],
    ['no calculator on car pages', ({ calculator }) => !calculator.showOnCarPage, ['stillwater']],
    ['an establishment fee of its own (FIN-26)', (config) => hasFee(config, 450) && hasFee(config, 9, 'month'), ['saltbush']],
    [
      'a group’s fees (FIN-29)',
      (config) => hasFee(config, 395) && hasFee(config, 6) && hasFee(config, 8, 'month'),
      ['meridian', 'geelong-mazda'],
    ],
    ['rounding up (FIN-28)', ({ lender }) => lender.rounding === 'up', ['long-paddock']],
    ['rounding down (FIN-28)', ({ lender }) => lender.rounding === 'down', ['kauri']],
    [
      'comparison rates from 8.38 to 19.42 (FIN-07)',
      ({ lender }) => lender.comparisonRateFrom === 8.38 && lender.comparisonRateTo === 19.42,
      ['saltbush'],
    ],
    ['an estimate (FIN-04)', ({ estimate }) => estimate.show, ['saltbush', 'stillwater']],
    ['requested quotes (API-10)', ({ estimate }) => estimate.requestQuotes, ['stillwater']],
    ['monthly figures (FIN-09)', ({ finance }) => finance.showMonthly, ['saltbush', 'meridian']],
    ['cars left out of finance (CAR-24)', ({ finance }) => finance.exclusions.length > 0, ['meridian']],
    ['reservations (CHK-02)', ({ checkout }) => checkout.enabled, ['karri-coast-toyota', 'stillwater', 'saltbush', 'kauri']],
    ['deposits that are paid on the site (CHK-01)', ({ checkout }) => checkout.payOnline, ['karri-coast-toyota', 'saltbush', 'kauri']],
    ['deposits that are captured at once (CHK-03)', ({ checkout }) => checkout.collect === 'charge', ['saltbush']],
    ['reservations at /buy-online (RTE-05)', ({ checkout }) => checkout.path === 'buy-online', ['saltbush']],
    [
      'a reserve button in the style of success (CFG-18)',
      ({ checkout, vdp }) => checkout.enabled && vdp.buttons.some(({ id, style }) => id === 'reserve' && style === 'success'),
      ['kauri'],
    ],
    [
      'a purchase request button with custom text (CARD-09)',
      ({ card, vdp }) =>
        [card, vdp].every(({ buttons }) => buttons.some(({ id, label }) => id === 'buyOnline' && label === 'Enquire to Buy')),
      ['stillwater'],
    ],
    [
      'Online Purchase (CARD-06, VDP-07)',
      ({ vdp, checkout }) => checkout.payOnline && vdp.buttons.some(({ id, label }) => id === 'buyOnline' && label === ''),
      ['karri-coast-toyota'],
    ],
    ['phone numbers that show on a press, which shoppers leave for (VDP-16, VDP-18)', ({ phone }) => !phone.startsRevealed, []],
    ['instant messages (VDP-13)', ({ chat }) => chat.enabled, ['karri-coast-toyota', 'meridian']],
    ['no messages to service and parts (CFG-19)', ({ chat }) => chat.departments.join() === 'sales,finance', ['karri-coast-toyota']],
    ['a dealership without messages (VDP-13)', ({ chat }) => chat.excludedDealerships.length > 0, ['meridian']],
    [
      'Call Now in opening hours only, in Perth’s time zone (UI-05)',
      ({ phone, identity }) => phone.callNowInHoursOnly && identity.timeZone === 'Australia/Perth',
      ['karri-coast-toyota'],
    ],
    ['sharing without Twitter (UI-08)', ({ social }) => !social.share.includes('twitter'), ['kauri', 'stillwater']],
    [
      'purchases without questions about trade-in and finance (RTE-06)',
      ({ checkout }) => checkout.payOnline && !checkout.askTradeIn && !checkout.askFinance,
      ['saltbush'],
    ],
    [
      'purchases in New Zealand with questions about a trade-in only (RTE-06)',
      ({ checkout, identity }) => checkout.payOnline && checkout.askTradeIn && !checkout.askFinance && identity.country === 'NZ',
      ['kauri'],
    ],
    [
      'purchases with questions about trade-in and finance (RTE-06)',
      ({ checkout }) => checkout.payOnline && checkout.askTradeIn && checkout.askFinance,
      ['karri-coast-toyota'],
    ],
    ['accounts without alerts about cars (FAV-06)', ({ auth, garage }) => auth.enabled && !garage.alerts, ['saltbush']],
    [
      'accounts with alerts about cars (FAV-06)',
      ({ auth, garage }) => auth.enabled && garage.alerts,
      ['karri-coast-toyota', 'meridian', 'kauri'],
    ],
    ['cars that can be saved and not compared (FAV-02)', ({ favourites }) => favourites.enabled && !favourites.compare, []],
    ['no recent searches (ENT-23)', ({ favourites }) => !favourites.showSearches, ['geelong-mazda']],
    ['comments that may be left empty (ENQ-11)', ({ forms }) => !forms.messageRequired, ['long-paddock']],
    ['forms with a number plate field (ENQ-13)', ({ forms }) => forms.showRego, ['kauri']],
    ['a location field for new cars, too (ENQ-14)', ({ forms }) => forms.askLocation === 'newCar', ['karri-coast-toyota']],
    ['a location field only for enquiries without a car (ENQ-14)', ({ forms }) => forms.askLocation === 'withoutCar', ['meridian']],
    ['no marketing box (ENQ-16)', ({ forms }) => !forms.showOptIn, ['saltbush']],
    ['no marketing box that is ticked at first, which the law forbids (ENQ-16)', ({ forms }) => forms.optInDefault, []],
    ['no terms to agree to (ENQ-17)', ({ forms }) => !forms.showTerms, ['long-paddock']],
    ['the long message about terms (ERR-08)', ({ forms }) => forms.termsWording === 'long', ['meridian']],
    ['no questions about finance and a trade-in (ENQ-28)', ({ forms }) => !forms.askFurther, ['stillwater']],
    ['no postcode field (ENQ-30)', ({ forms }) => forms.askPostcode === 'off', ['kauri']],
    ['a required postcode (ENQ-30)', ({ forms }) => forms.askPostcode === 'required', ['long-paddock']],
    // Forms that collect a name must state the purpose.
    ['no form without a privacy note (LEG-01)', ({ forms }) => !forms.showPrivacyNote, []],
    ['enquiries without a confirmation (API-07)', ({ leads }) => !leads.confirmToShopper, ['long-paddock']],
    ['offers under headings (OFR-04)', ({ offers }) => offers.groupByCategory, ['meridian']],
    ['offers without a link to their model (OFR-02)', ({ offers }) => !offers.showExplore, ['saltbush', 'geelong-mazda']],
    ['offers without a link to a test drive (OFR-02)', ({ offers }) => !offers.showTestDrive, ['long-paddock']],
    ['market prices (VDP-26)', ({ vdp }) => vdp.showMarketPrice, ['saltbush', 'meridian']],
    [
      'the included services on the page of a car (VDP-02)',
      ({ vdp }) => vdp.showIncluded,
      ['saltbush', 'karri-coast-toyota', 'stillwater'],
    ],
    ['the protection on the page of a car (VDP-02)', ({ vdp }) => vdp.showProtect, ['karri-coast-toyota', 'meridian']],
    [
      'a manufacturer’s certified cars (VDP-25)',
      ({ vdp }) => vdp.certifiedHeading === 'Toyota Certified Pre-Owned' && vdp.certifiedPoints.includes('90 point inspection'),
      ['karri-coast-toyota'],
    ],
    ['a custom button on the page of a car', (config) => hasButton(config, 'custom') && config.vdp.customButtonHref !== '', ['kauri']],
    ['history reports (VDP-09)', (config) => hasButton(config, 'history'), ['saltbush', 'kauri']],
    [
      'saved cars (VDP-10)',
      ({ favourites }) => favourites.enabled,
      ['saltbush', 'karri-coast-toyota', 'meridian', 'geelong-mazda', 'kauri', 'long-paddock', 'stillwater'],
    ],
    ['some cars that cannot be saved (FAV-03)', ({ favourites }) => favourites.showFor.length > 0, ['saltbush', 'meridian']],
    [
      'new cars that can be saved and compared where there are any (FAV-02)',
      ({ favourites }) => favourites.compare && !favourites.showFor.includes('used'),
      ['karri-coast-toyota', 'meridian', 'geelong-mazda', 'kauri', 'long-paddock', 'stillwater'],
    ],
  ])('$0', (_name, matches, on) => {
    expect(usedOn(matches)).toEqual(expect.arrayContaining([...on]))
    expect(usedOn(matches)).toHaveLength(on.length)
  })

  // Three of them are buttons, the others a list.
  it('the page of a car offers at most ten actions next to the price', () => {
    for (const { slug, config } of configs) {
      const alternatives = config.chat.enabled && config.checkout.enabled ? 1 : 0
      const offered = config.vdp.buttons.filter(
        ({ id }) =>
          (id !== 'chat' || config.chat.enabled) &&
          (id !== 'favourite' || config.favourites.enabled) &&
          (id !== 'compare' || config.favourites.compare) &&
          ((id !== 'reserve' && id !== 'buyOnline') || config.checkout.enabled),
      )
      expect(offered.length - alternatives, slug).toBeLessThanOrEqual(10)
    }
  })

  it('shoppers compare cars on every demo site, and can do so from the page of a car (FAV-02)', () => {
    for (const { slug, config } of configs) {
      expect(config.favourites.compare, slug).toBe(true)
      expect(
        config.vdp.buttons.map(({ id }) => id),
        slug,
      ).toContain('compare')
    }
  })
})
