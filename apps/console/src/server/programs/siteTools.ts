import { rulesById } from '@forecourt/rules/compliance/complianceRules'
import { judgedText } from '@forecourt/rules/compliance/judgedText'
import { cardButtons } from '@forecourt/schema/carButton'
import { z } from 'zod'
import { CallProblem } from '../errors/CallProblem'
import { declareTool } from './ProgramTool'

const notReachable = 'No site server can be reached just now. Try again in a minute.'

const forecastTool = declareTool({
  name: 'forecast_draft',
  title: 'Forecast a draft',
  description: 'Lists the live pages that the draft would change if it were published, and how, grouped by equal change.',
  procedures: ['sites.forecast'],
  input: z.strictObject({ whole: z.boolean().default(false).describe('Compares every page, which takes longer, instead of a sample.') }),
  run: async ({ whole }, { call, siteId }) => {
    const forecast = await call.sites.forecast({ siteId, sample: !whole })
    return forecast ?? { message: 'There is no forecast: the site isn’t live yet, or no site server can be reached.' }
  },
})

const lintTool = declareTool({
  name: 'lint_draft',
  title: 'Check a draft against advertising law',
  description:
    'Judges the pages of the draft by the rules of advertising law. Findings of severity “error” would stop its publication. Explains each rule that has findings.',
  procedures: ['sites.compliance', 'sites.textFindings'],
  input: z.strictObject({}),
  run: async (_, { call, siteId }) => {
    const judged = await call.sites.compliance({ siteId })
    const texts = await call.sites.textFindings({ siteId })
    if (!judged) return { message: notReachable, textFindings: texts }
    const rules = [...new Set([...texts, ...judged.findings].map(({ rule }) => rule))].flatMap((id) => rulesById.get(id) ?? [])
    return {
      ...{ judged: judged.judged, total: judged.total, complete: judged.complete, message: judgedText(judged) },
      textFindings: texts,
      findings: judged.findings,
      rules: rules.map(({ id, title, severity, explanation, laws }) => ({ id, title, severity, explanation, laws })),
    }
  },
})

const maxCars = 50
const dollars = (cents: number | null) => (cents === null ? null : cents / 100)
const text = z.string().trim().max(80)
const amount = z.number().min(0).max(10_000_000)
const cents = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 100))

const stockTool = declareTool({
  name: 'query_stock',
  title: 'Query stock',
  description: 'Lists cars of the website’s stock by words and filters, newest first. Prices are in dollars.',
  procedures: ['stock.getList'],
  input: z.strictObject({
    query: z.string().trim().max(100).default('').describe('Name, stock number, VIN or registration.'),
    make: text.optional(),
    model: text.optional(),
    carType: z.enum(['new', 'used', 'demo']).optional(),
    status: z.enum(['draft', 'in_stock', 'coming_soon', 'sold', 'withdrawn']).optional(),
    ...{ priceFrom: amount.optional(), priceTo: amount.optional(), yearFrom: amount.optional(), yearTo: amount.optional() },
    page: z.number().int().min(1).max(200).default(1),
  }),
  run: async ({ query, page, priceFrom, priceTo, ...exact }, { call, organisationId }) => {
    const filter = { ...exact, organisationId, priceFrom: cents(priceFrom), priceTo: cents(priceTo), q: query === '' ? undefined : query }
    const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
    const { data, total } = await call.stock.getList({ page, perPage: maxCars, filter: given })
    return {
      total,
      page,
      cars: data.map((car) => ({
        ...{ id: car.id, name: car.name, stockNumber: car.stockNumber, make: car.make, model: car.model, year: car.year },
        ...{ carType: car.carType, stage: car.stage, km: car.km, colour: car.colour, location: car.locationName },
        ...{
          price: dollars(car.priceCents),
          priceType: car.priceType,
          daysInStock: car.isArrivalKnown ? car.daysInStock : null,
          photos: car.imageCount,
        },
        ...{ enquiries: car.leads, attention: car.attention },
      })),
    }
  },
})

const buttonIds = Object.keys(cardButtons) as [keyof typeof cardButtons, ...(keyof typeof cardButtons)[]]

const buttonTool = declareTool({
  name: 'explain_button',
  title: 'Explain why a button is hidden',
  description:
    'Counts the cars on which a button shows under the draft, with the most common reason for hiding it on the others. With a car: why the live site lists it or not, and why the button shows or not on its page.',
  procedures: ['sites.forEditing', 'sites.buttonCounts', 'stock.why'],
  input: z.strictObject({
    button: z.enum(buttonIds),
    place: z.enum(['card', 'vdp']).default('vdp').describe('Cards of the stock list, or the car’s page.'),
    carId: z.string().min(1).max(100).optional().describe('A car’s id, as query_stock returns it.'),
  }),
  run: async ({ button, place, carId }, { call, siteId }) => {
    if (carId !== undefined) {
      const site = (await call.stock.why({ id: carId })).find((each) => each.siteId === siteId)
      if (!site) throw new CallProblem('NOT_FOUND', 'This website doesn’t show the stock that the car belongs to.')
      if (!site.why) return { message: 'The website isn’t live, so it shows no car.' }
      const { listed, buttons } = site.why
      return {
        listed,
        button: buttons.find(({ id }) => id === `button-${button}`) ?? { message: 'The live site’s car page has no such button.' },
      }
    }
    const { draft } = await call.sites.forEditing({ siteId })
    const counts = await call.sites.buttonCounts({ siteId, place, values: draft.values })
    const name = cardButtons[button]
    return (
      counts.find(({ id }) => id === button) ?? {
        message: `The button “${name}” isn’t in the list of buttons.`,
        setting: `/${place}/buttons`,
      }
    )
  },
})

export const siteTools = [forecastTool, lintTool, stockTool, buttonTool]
