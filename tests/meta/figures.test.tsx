import { calculateRepayments } from '@forecourt/rules/finance/calculator/calculateRepayments'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import { showsCalculator } from '@forecourt/rules/finance/calculator/showsCalculator'
import { carFinanceFigures } from '@forecourt/rules/finance/carLoan'
import { estimatedFinance } from '@forecourt/rules/finance/estimate/carEstimate'
import { weeklyFinance } from '@forecourt/rules/finance/lender/weeklyFinance'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { expect, it } from 'vitest'
import { type CarFigures, noFigures } from './carFigures'
import { type DemoPage, demoAddresses, loadAddress } from './demoPages'
import { drawnPage } from './drawnPage'
import { moneyOnPage } from './moneyOnPage'
import { samplePages } from './samplePages'
import { openDemo } from './seededDemo'

const demo = await openDemo()
/** Lists sorted by price, of the site with subscriptions. */
const sorted: DemoPage[] = []
for (const of of demo.sites.filter(({ site }) => site.config.price.offerSubscriptions))
  for (const address of await demoAddresses(demo, of))
    if (address.query.includes('_asc')) sorted.push(...[(await loadAddress(demo, address)) ?? []].flat())
const pages = new Set([...(await samplePages(demo)), ...sorted])
const stock = await Promise.all(demo.sites.map(async (of) => ({ of, cars: await demo.carsOf(of.site) })))

const smallPrint = ['/finance/disclaimer', '/calculator/disclaimer', '/estimate/disclaimer'] as const

/** Fine print with bold text: everything up to the next block belongs to it. */
const formattedOn = (html: string) =>
  smallPrint.filter((setting) =>
    html
      .split(`data-setting="${setting}"`)
      .slice(1)
      .some((part) => part.split('data-setting=')[0]?.includes('<strong>')),
  )

const read = [...pages].map((page) => {
  const html = drawnPage(page)
  return { ...moneyOnPage(page, html), formatted: formattedOn(html) }
})

/** Sites whose pages state no comparison rates (CFG-02). */
const newZealandSites = demo.sites.filter(({ site }) => isInNewZealand(site.config.identity)).map(({ site }) => site.slug)
const isNewZealand = (name: string) => newZealandSites.includes(name.split(' ')[0] ?? '')

const contradictions = (figures: CarFigures) =>
  Object.entries(figures).flatMap(([kind, values]) => (values.size > 1 ? [`${kind}: ${[...values].join(' / ')}`] : []))

it('a page shows no contradictory figures about a car’s price and finance (FIN-04, FIN-23, CAR-23)', () => {
  expect(
    read.flatMap(({ name, cars }) =>
      [...cars].flatMap(([slug, figures]) => contradictions(figures).map((values) => `${name}: ${slug} ${values}`)),
    ),
  ).toEqual([])
})

it('all pages show the same figures for a car (FIN-04)', () => {
  const values = new Map<string, CarFigures>()
  for (const { site, cars } of read)
    for (const [slug, figures] of cars) {
      const all = values.get(`${site} ${slug}`) ?? noFigures()
      values.set(`${site} ${slug}`, all)
      for (const kind of Object.keys(all) as (keyof CarFigures)[]) for (const figure of figures[kind]) all[kind].add(figure)
    }
  expect(values.size).toBeGreaterThan(100)
  expect([...values].flatMap(([car, figures]) => contradictions(figures).map((problem) => `${car} ${problem}`))).toEqual([])
})

it('a rate is always shown with its comparison rate in Australia (FIN-05)', () => {
  const rated = read.filter(({ name, inSight }) => !isNewZealand(name) && inSight.rate.size > 0)
  expect(rated.length).toBeGreaterThan(0)
  expect(rated.filter(({ inSight }) => inSight.comparisonRate.size === 0).map(({ name }) => name)).toEqual([])
})

it('a page in New Zealand shows rates without comparison rates or their warning (CFG-02)', () => {
  const rated = read.filter(({ name, inSight }) => isNewZealand(name) && inSight.rate.size > 0)
  expect(rated.length).toBeGreaterThan(0)
  expect(rated.filter(({ inSight, warnings }) => inSight.comparisonRate.size > 0 || warnings.length > 0).map(({ name }) => name)).toEqual(
    [],
  )
})

it('a comparison rate is always shown with its whole, visible warning (FIN-05)', () => {
  expect(read.filter(({ inSight, warnings }) => inSight.comparisonRate.size > 0 && warnings.length === 0).map(({ name }) => name)).toEqual(
    [],
  )
  expect(read.flatMap(({ name, cutWarnings }) => cutWarnings.map((start) => `${name}: ${start}`))).toEqual([])
})

it('a demo site has formatted small print of every kind, with its whole warnings (FIN-02, FIN-22)', () => {
  expect(new Set(read.flatMap(({ formatted }) => formatted))).toEqual(new Set(smallPrint))
})

it('no warning is shown without a rate (FIN-05)', () => {
  expect(read.filter(({ warnings }) => warnings.includes(false)).map(({ name }) => name)).toEqual([])
})

it('a page about no particular car shows one rate and one comparison rate (FIN-06)', () => {
  const several = read.filter(
    ({ kind, outsideCards: { rate, comparisonRate } }) => kind === 'content' && (rate.size > 1 || comparisonRate.size > 1),
  )
  expect(several.map(({ name, outsideCards }) => `${name}: ${contradictions(outsideCards).join(', ')}`)).toEqual([])
})

const amount = (text: string | undefined) => Number(text?.replaceAll(',', '') ?? Number.POSITIVE_INFINITY)

it.each([
  { sortBy: 'price_asc', kind: 'price' },
  { sortBy: 'weekly_asc', kind: 'subscription' },
] as const)(
  'a list sorted by $sortBy follows the $kind its cards show, and cars without one come last (CAR-14, SRC-17)',
  ({ sortBy, kind }) => {
    const lists = read.filter(
      ({ name, cars }) => name.endsWith(`sortBy=${sortBy}`) && [...cars.values()].some((car) => car.subscription.size > 0),
    )
    expect(lists.map(({ site }) => site)).toEqual(['stillwater'])
    for (const { cars } of lists) {
      // A sold car shows no price.
      const priced = [...cars.values()].filter(({ price, subscription }) => price.size + subscription.size > 0)
      const shown = priced.map((car) => amount([...car[kind]][0]))
      expect(shown).toEqual(shown.toSorted((one, other) => one - other))
      expect(shown[0]).toBeLessThan(Number.POSITIVE_INFINITY)
    }
  },
)

/** All cars by rules only: rendering them would take minutes. */
it.each(stock.map(({ of, cars }) => ({ name: of.site.slug, of, cars })))(
  'every car of $name has a calculator that starts with its weekly figure (FIN-04, FIN-23)',
  ({ of: { site, request }, cars }) => {
    const { config } = site
    let compared = 0
    for (const car of cars) {
      const shown = weeklyFinance(car, config, request.now) ?? estimatedFinance(car, config, request.now)
      if (!shown || !showsCalculator(car, config, request.now)) continue
      const figures = carFinanceFigures(car, config, request.now)
      const opened = calculateRepayments(calculatorStart(config, car, figures), config, figures)
      expect([opened?.repaymentText, opened?.perText, opened?.rateText, opened?.example.comparisonText], car.slug).toEqual([
        shown.weeklyText,
        'a week',
        shown.rateText,
        shown.comparisonText,
      ])
      compared++
    }
    if (config.calculator.showOnCarPage) expect(compared).toBeGreaterThan(0)
  },
)
