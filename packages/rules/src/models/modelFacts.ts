import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type CarFact, statedFacts } from '../car/facts/CarFact'
import { gearText } from '../car/facts/gearText'
import { hasPrice } from '../entities/isInStock'
import type { ModelDetails, RangeModel } from '../entities/RangeModel'
import { formatMoney } from '../format/formatMoney'
import { groupThousands } from '../format/groupThousands'
import { priceTypeText } from '../pricing/modelPriceText'
import { modelFields } from '../records/kinds/modelFields'

type Variant = ModelDetails['variants'][number]

/** A row of the variant comparison: one cell per variant, empty if unknown. */
export interface VariantRow {
  readonly label: string
  readonly values: readonly string[]
  /** Whether the values differ. */
  readonly differs: boolean
}

type Country = Parameters<typeof priceTypeText>[1]

const rows: { readonly [label: string]: (variant: Variant, country: Country) => string | null } = {
  Price: ({ priceCents, priceType }, country) =>
    priceCents !== null && hasPrice({ priceCents })
      ? `${formatMoney(priceCents)} ${priceTypeText(priceType, country).toLowerCase()}`
      : 'Ask us',
  Fuel: ({ fuel }) => fuel,
  Engine: ({ engine, fuel }) => (fuel === 'Electric' ? null : engine),
  Motor: ({ engine, fuel }) => (fuel === 'Electric' ? engine : null),
  Transmission: ({ transmission }) => (transmission === null ? null : gearText(transmission)),
  Drive: ({ drive }) => drive,
  'Fuel use (combined)': ({ consumption }) => (consumption === null || consumption === 0 ? null : `${litres.format(consumption)} L/100 km`),
  'Electric range': ({ rangeKm }) => (rangeKm === null ? null : `${groupThousands(rangeKm)} km`),
}

const litres = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 1, maximumFractionDigits: 2 })

/**
 * Compares a model's variants (ENT-13, FAV-02, CFG-02): the facts that at least one variant states, each with whether the variants differ in
 * it. A price states what it includes, in the country's terms.
 */
export const comparedVariants = (variants: readonly Variant[], { country }: Pick<ResolvedConfig['identity'], 'country'>): VariantRow[] =>
  Object.entries(rows).flatMap(([label, read]) => {
    const values = variants.map((variant) => read(variant, country)?.trim() ?? '')
    return values.every((value) => value === '') ? [] : [{ label, values, differs: new Set(values).size > 1 }]
  })

export type ServicePlan = ResolvedConfig['models']['servicePlans'][number]

const plain = (name: string) => name.trim().toLowerCase()

/** Service plan of a model (CNT-16 to CNT-27): the one that names it, otherwise the default plan; null if none. */
export const findServicePlan = (model: string, { models }: Pick<ResolvedConfig, 'models'>): ServicePlan | null => {
  const named = models.servicePlans.find((plan) => plan.models.some((name) => plain(name) === plain(model)))
  return named ?? models.servicePlans.find((plan) => plan.models.length === 0) ?? null
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * Terms of a service plan as text, without unknown parts; null if nothing is known.
 *
 * @example '5 services over 5 years, every 12 months or 15,000 km, up to 75,000 km'
 */
export const servicePlanText = ({ services, years, months, kilometres, upTo }: ServicePlan): string | null => {
  const every = [months > 0 && counted(months, 'month'), kilometres > 0 && `${groupThousands(kilometres)} km`].filter(Boolean).join(' or ')
  const parts = [
    [services > 0 && counted(services, 'service'), years > 0 && `over ${counted(years, 'year')}`].filter(Boolean).join(' '),
    every && `every ${every}`,
    upTo > 0 && `up to ${groupThousands(upTo)} km`,
  ].filter(Boolean)
  return parts.join(', ') || null
}

const measure = (value: number | null, unit: string) => value !== null && `${groupThousands(value)} ${unit}`

/**
 * Facts of a model (ENT-13): fuels, seats, towing capacity and dimensions, without unknown ones. Models no longer sold new have no
 * warranty.
 */
export const modelFacts = (
  { fuels, seats, towingKg, lengthMm, widthMm, heightMm, warranty }: ModelDetails,
  stage: RangeModel['stage'],
): CarFact[] =>
  statedFacts([
    ['Fuel', fuels.map((fuel) => modelFields.fuels.choices[fuel as keyof typeof modelFields.fuels.choices] ?? fuel).join(', ')],
    ['Seats', seats],
    ['Tows, braked', measure(towingKg, 'kg') || null],
    ['Length', measure(lengthMm, 'mm') || null],
    ['Width', measure(widthMm, 'mm') || null],
    ['Height', measure(heightMm, 'mm') || null],
    ['Warranty', stage === 'discontinued' ? null : warranty],
  ])
