import type { Car } from '@forecourt/rules/entities/Car'
import { calculateRepayments } from '@forecourt/rules/finance/calculator/calculateRepayments'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import { periodicRepayment } from '@forecourt/rules/finance/calculator/periodicRepayment'
import { comparisonRate } from '@forecourt/rules/finance/comparisonRate'
import { toCarPrices } from '@forecourt/rules/pricing/shownPrice'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Scenario, ScenarioSite } from '@forecourt/seeds/Scenario'
import { scenarios } from '@forecourt/seeds/scenarios'
import { generateCar } from '@forecourt/seeds/stock/generateStock'
import { scenarioLayers } from '@forecourt/seeds/testing/scenarioLayers'
import { type CarRuleContext, carRules } from './carRules'
import type { Metric } from './Metric'
import { medianMs } from './measures/medianMs'

const now = '2026-03-10T02:00:00.000Z'
const carsPerSite = 60
const rounds = 200
/** Number of passes over all sites. */
const passes = 5

interface BenchedCar {
  readonly car: Car
  readonly context: CarRuleContext
}

/** Equal object shape, like cars from the database: spreads in the seeds create several shapes, which halve the speed. */
const asRead = (car: Car): Car => JSON.parse(JSON.stringify(car))

/** Seeded cars with a site's config; the estimate is on, as it costs most. */
const carsOf = (scenario: Scenario, site: ScenarioSite): BenchedCar[] => {
  const { config: own } = resolveConfig(scenarioLayers(scenario, site))
  const config = { ...own, estimate: { ...own.estimate, show: true } }
  const plans = scenario.stock.filter((plan) => plan.count > 0)
  return Array.from({ length: carsPerSite }, (_, index) => {
    const plan = plans[index % plans.length]
    if (!plan) throw new Error(`The demo's ${site.name} has no stock to measure.`)
    const { car, pictures } = generateCar(plan, index, Date.parse(now))
    const images = pictures.map(({ alt }, picture) => ({ key: `cars/${car.stockNumber}/${picture}.png`, alt }))
    return { car: asRead({ ...car, ...toCarPrices(car), images }), context: { config, location: plan.location, now } }
  })
}

type Work = (car: Car, context: CarRuleContext) => unknown

const rules = Object.values(carRules)
const everyRule: Work = (car, context) => {
  for (const rule of rules) rule(car, context)
}

/** Median microseconds per car. Rounds are short, so that other load affects few of them. */
const microsecondsPerCar = async (cars: readonly BenchedCar[], work: Work): Promise<number> => {
  const round = () => {
    for (const { car, context } of cars) work(car, context)
  }
  return ((await medianMs(round, rounds)) * 1000) / cars.length
}

const microseconds = async (work: () => unknown): Promise<number> => {
  const times = 100
  const round = () => {
    for (let index = 0; index < times; index++) work()
  }
  return ((await medianMs(round, rounds)) * 1000) / times
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** All rules about one car on every demo site, each rule separately, and the calculator. */
export const rulesBench = async (): Promise<Metric[]> => {
  const sites = scenarios.flatMap((scenario) => scenario.sites.map((site) => ({ slug: site.slug, cars: carsOf(scenario, site) })))
  const perSite = async (work: Work) => {
    const values: number[] = []
    for (const { cars } of sites) values.push(await microsecondsPerCar(cars, work))
    return values
  }
  // Warm-up over all sites.
  await perSite(everyRule)
  const measured: number[][] = []
  for (let pass = 0; pass < passes; pass++) measured.push(await perSite(everyRule))
  // Other load can only increase times, so the minimum counts.
  const each = sites.map((_, site) => Math.min(...measured.map((values) => values[site] as number)))
  const metrics: Metric[] = [
    { name: 'rules-per-car', value: mean(each), unit: 'µs' },
    { name: 'rules-per-car-dearest-site', value: Math.max(...each), unit: 'µs' },
  ]
  for (const [name, rule] of Object.entries(carRules)) metrics.push({ name: `rule-${name}`, value: mean(await perSite(rule)), unit: 'µs' })
  const { config } = resolveConfig([])
  const entry = calculatorStart(config, null)
  const loan = { principalCents: 3_000_000, residualCents: 0, ratePercent: 8.5, paymentsPerYear: 52, payments: 260 }
  metrics.push(
    { name: 'annuity', value: await microseconds(() => periodicRepayment(loan)), unit: 'µs' },
    { name: 'comparison-rate', value: await microseconds(() => comparisonRate(8.5, 'weekly', config.lender)), unit: 'µs' },
    { name: 'calculator', value: await microseconds(() => calculateRepayments(entry, config)), unit: 'µs' },
  )
  return metrics
}
