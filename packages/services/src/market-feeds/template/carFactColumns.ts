import { fieldValue } from '@forecourt/rules/car/fieldValue'
import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import { commentText, shownComments } from '@forecourt/rules/car/texts/commentLines'
import { arrivalDay } from '@forecourt/rules/stock/arrival'
import type { MarketCarContext, MarketValue } from '../MarketFormat'
import { description } from '../marketFacts'
import { plainColumns } from '../plainStock'

type Fact = readonly [name: string, value: (context: MarketCarContext) => MarketValue]

const factName = (id: string) => id.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

/** Exportable facts: those of the plain files and more. */
const facts = new Map<string, Fact[1]>([
  ...plainColumns.map(({ name, value }): Fact => [name, value]),
  ...carAttributes.flatMap((field): Fact[] => (field.files?.plainStock ? [] : [[factName(field.id), ({ car }) => fieldValue(car, field)]])),
  ...([
    ['id', ({ car }) => car.id],
    ['certified', ({ car }) => car.certified],
    ['comments', ({ car }) => commentText(shownComments(car)) || null],
    ['short_description', (context) => description(context, 1000)],
    ['arrived', ({ car }) => arrivalDay(car.createdAt)],
  ] satisfies Fact[]),
])

/** Names of all exportable facts. */
export const factNames: readonly string[] = [...facts.keys()]

/** Value of a fact by name. */
export const findCarFact = (name: string, context: MarketCarContext): MarketValue => facts.get(name)?.(context) ?? null
