import { newCheckout } from '@forecourt/rules/checkout/Checkout'
import { type CheckoutStepId, checkoutStep, checkoutSteps } from '@forecourt/rules/checkout/checkoutSteps'
import { checkoutView } from '@forecourt/rules/checkout/checkoutView'
import type { CheckoutContext, EnteredSteps } from '@forecourt/rules/checkout/Journey'
import { journeyKinds } from '@forecourt/rules/entities/reservationStates'
import { shows } from '@forecourt/rules/parts/Part'
import { startPeriod } from '@forecourt/rules/subscriptions/subscriptionQuote'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { buildTradeIn } from '@forecourt/rules/testing/buildTradeIn'
import { exampleValuationPage, newValuationPage, type ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { type ValuationContext, type ValuationStepName, valuationSteps } from '@forecourt/rules/valuations/valuationSteps'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publishableConfigs } from '../arbitraryConfigs'
import { demoNow } from '../demoNow'
import { generatedRuns } from '../generatedRuns'
import { hostileCars } from '../hostile/hostileCars'
import { sampled } from '../sampled'
import { openDemo } from '../seededDemo'
import { serverHtml } from '../serverHtml'
import { createComparison, mainHtml } from './createComparison'
import { escaped } from './partMarks'

const demo = await openDemo()
const tried = demo.sites.slice(0, testsAll ? undefined : 2)
const stock = await Promise.all(tried.map(async (of) => ({ of, cars: (await demo.carsOf(of.site)).slice(0, sampled(4)) })))

const { compare, remember, expectBothWays } = createComparison()
const request = { now: demoNow, origin: 'https://demo.example', mode: 'live' } as const
const site = buildSiteData()

const stepIds = Object.keys(checkoutSteps) as CheckoutStepId[]
const checkoutParts = Object.fromEntries(stepIds.map((id) => [id, checkoutStep(id)]))

/** Answers to all checkout questions. */
const answersIn = (config: ResolvedConfig): EnteredSteps => ({
  car: {},
  plan: { term: 'three', distance: 'usual', starts: startPeriod({ config, now: demoNow }).earliest },
  contact: { name: 'Ana Reid', email: 'ana@shopper.example', phone: config.identity.country === 'NZ' ? '021 234 5678' : '0491 570 156' },
  handover: { way: 'pickUp' },
  tradeIn: { has: 'none' },
  payment: { way: 'own' },
})

/** Compares the listed steps of a checkout, and the page of each step, with the steps' conditions. */
const compareJourney = (config: ResolvedConfig, car: CheckoutContext['car']) => {
  const answered = answersIn(config)
  for (const kind of journeyKinds)
    for (const entered of [{}, answered])
      for (const requested of [null, ...stepIds]) {
        const valued = kind === 'buy' ? [buildTradeIn()] : []
        const checkout = newCheckout(kind, car, { entered, requested, valued, token: 'token' })
        const html = mainHtml(
          serverHtml({
            found: true,
            route: { page: 'checkout', path: '/checkout-journey', kind, slug: null },
            config,
            data: { page: 'checkout', site, checkout },
            request,
          }),
        )
        const drawn = /name="step" value="(\w+)"/.exec(html)?.[1]
        if (checkoutView(checkout, config, demoNow).kind !== 'step') {
          expect(drawn).toBeUndefined()
          continue
        }
        const context: CheckoutContext = { kind, entered, config, car, valued, now: demoNow }
        const listed = /<nav aria-label="Steps"[\s\S]*?<\/nav>/.exec(html)?.[0]
        // A checkout with one step lists none.
        const isListed = (id: CheckoutStepId) => (listed ? listed.includes(`>${escaped(checkoutStep(id).title)}</span>`) : drawn === id)
        compare<CheckoutContext>(checkoutParts, Object.fromEntries(stepIds.map((id) => [id, () => isListed(id)])), html, context)
        if (listed) expect(listed.match(/<li/g)).toHaveLength(stepIds.filter(isListed).length)
        // A requested step is rendered if the previous ones are done and it belongs to this checkout.
        if (entered === answered && requested)
          expect([requested, drawn === requested]).toEqual([requested, shows(checkoutStep(requested), context)])
      }
}

const valuationNames = Object.keys(valuationSteps) as ValuationStepName[]

/** Valuation pages: one per next step, and those of revisited steps. */
const valuationPages = (config: ResolvedConfig): readonly ValuationPage[] => {
  const at = valuationNames.slice(1).map((step) => exampleValuationPage(step, config, demoNow))
  const { valuation } = exampleValuationPage('result', config, demoNow)
  return [
    newValuationPage,
    ...at,
    { ...newValuationPage, valuation: valuation && { ...valuation, pendingCodeTo: '04•• ••• 156' } },
    ...valuationNames.flatMap((requested) => at.map((page) => ({ ...page, requested }))),
  ]
}

/** Compares the steps of a valuation, as counted and as reached, with their conditions. */
const compareValuation = (config: ResolvedConfig) => {
  for (const tradeIn of valuationPages(config)) {
    const html = mainHtml(
      serverHtml({
        found: true,
        route: { page: 'tradeIn', path: '/cars/trade-in' },
        config,
        data: { page: 'tradeIn', site, tradeIn },
        request,
      }),
    )
    const context: ValuationContext = { config, valuation: tradeIn.valuation }
    const drawn = /data-step="(\w+)"/.exec(html)?.[1] as ValuationStepName
    expect([drawn, shows(valuationSteps[drawn], context)]).toEqual([drawn, true])
    const { valuation } = tradeIn
    if (!valuation) continue
    expect(html).toContain(`aria-valuemax="${valuationNames.filter((name) => shows(valuationSteps[name], context)).length}"`)
    for (const name of ['photos', 'code'] as const) remember(valuationSteps[name].id, shows(valuationSteps[name], context))
    // A shown step is reached: it is the first unfinished one.
    const before = valuationNames.slice(0, valuationNames.indexOf(drawn)).filter((name) => shows(valuationSteps[name], context))
    const isOpen = (name: ValuationStepName) => name === drawn || (tradeIn.requested === null && !valuationSteps[name].isDone(valuation))
    expect(before.filter(isOpen)).toEqual([])
    compare<ValuationContext>(
      { [drawn]: valuationSteps[drawn] },
      { [drawn]: (page) => page.includes(`>${escaped(valuationSteps[drawn].title)}</h2>`) },
      html,
      context,
    )
    for (const name of valuationNames.slice(1)) {
      const isNext = tradeIn.requested === null && before.every((earlier) => valuationSteps[earlier].isDone(valuation))
      const isFirstOpen = name === valuationNames.find((each) => !valuationSteps[each].isDone(valuation))
      if (isNext && isFirstOpen)
        compare<ValuationContext>(
          { [name]: valuationSteps[name] },
          { [name]: () => drawn === name },
          html,
          context,
          `${name}, drawn ${drawn}`,
        )
    }
  }
}

const payable = { enabled: true, payOnline: true } as const
const settings: readonly ConfigValues[] = [
  { checkout: payable, valuation: { enabled: true } },
  { checkout: { ...payable, handover: ['pickUp'], askTradeIn: false }, valuation: { enabled: true, askPhotos: false, verifyPhone: true } },
  { checkout: { ...payable, handover: ['delivery', 'pickUp'], askFinance: false }, valuation: { enabled: true, askPhotos: true } },
  { checkout: { enabled: true, payOnline: false } },
  {
    price: { offerSubscriptions: true },
    subscription: { online: true, terms: [{ id: 'three', months: 3 }], distances: [{ id: 'usual', km: 350 }] },
  },
]

// The last test summarises the others.
describe('every step of a checkout and of a valuation is rendered exactly where its rule shows it, and explained so (UI-19, RTE-06, RTE-07, TRD-01)', {
  shuffle: false,
}, () => {
  it.each(stock.map((each) => ({ name: each.of.site.slug, ...each })))(
    'every step of a checkout and of a valuation is rendered exactly where its rule shows it for demo cars on $name',
    ({ of, cars }) => {
      for (const car of cars) compareJourney(of.site.config, car)
      // Also with deposits enabled for each of them.
      const config = { ...of.site.config, checkout: { ...of.site.config.checkout, ...payable } }
      for (const car of cars) compareJourney(config, { ...car, paymentProcessors: ['card'] })
      compareValuation(of.site.config)
    },
  )

  it.each(settings.map((values, index) => ({ index, values })))(
    'every step of a checkout and of a valuation is rendered exactly where its rule shows it on a site with other settings: $index',
    ({ values }) => {
      const config = buildConfig(values)
      for (const car of [buildCar({ paymentProcessors: ['card'], subscriptionPriceCents: 28_900 }), ...hostileCars.slice(0, sampled(6))])
        compareJourney(config, car)
      compareValuation(config)
    },
  )

  it('every step of a checkout and of a valuation is rendered exactly where its rule shows it on generated sites with cars of all kinds', () => {
    fc.assert(
      fc.property(publishableConfigs, fc.nat(), fc.boolean(), (config, pick, pays) => {
        const car = hostileCars[pick % hostileCars.length] ?? buildCar()
        const open = { ...config, checkout: { ...config.checkout, ...payable } }
        compareJourney(pays ? open : config, pays ? buildCar({ paymentProcessors: ['card'], itemType: car.itemType }) : car)
        compareValuation(config)
      }),
      generatedRuns(16),
    )
  })

  it('every optional step of a checkout and of a valuation was both shown and hidden', () =>
    expectBothWays([
      ...Object.values(checkoutSteps).flatMap(({ id, needs }) => (needs.length > 0 ? [id] : [])),
      valuationSteps.photos.id,
      valuationSteps.code.id,
    ]))
})
