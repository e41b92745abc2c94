import { hasPrice } from '../entities/hasPrice'
import type { ModelDetails } from '../entities/ModelDetails'
import { formatMoney } from '../format/formatMoney'
import { groupThousands } from '../format/groupThousands'
import { modelFields } from '../records/kinds/modelFields'

type Variant = ModelDetails['variants'][number]

/** A fact of variants side by side: a cell for each, in their order; empty where nobody wrote it. */
export interface VariantRow {
  readonly label: string
  readonly values: readonly string[]
  /** Not all of them say the same. */
  readonly differs: boolean
}

const priceIs = modelFields.variants.fields.priceType.choices

const rows: { readonly [label: string]: (variant: Variant) => string | null } = {
  Price: ({ priceCents }) => (priceCents !== null && hasPrice({ priceCents }) ? formatMoney(priceCents) : 'Ask us'),
  'Price is': ({ priceCents, priceType }) => (priceCents !== null && hasPrice({ priceCents }) ? priceIs[priceType] : null),
  Fuel: ({ fuel }) => fuel,
  'Engine or motor': ({ engine }) => engine,
  Transmission: ({ transmission }) => transmission,
  Drive: ({ drive }) => drive,
  Uses: ({ consumption }) => (consumption === null || consumption === 0 ? null : `${consumption} L/100 km`),
  'Electric range': ({ rangeKm }) => (rangeKm === null ? null : `${groupThousands(rangeKm)} km`),
}

/** The variants of a model side by side (ENT-13, FAV-02): only facts that one of them states, each with whether it tells them apart. */
export const comparedVariants = (variants: readonly Variant[]): VariantRow[] =>
  Object.entries(rows).flatMap(([label, read]) => {
    const values = variants.map((variant) => read(variant)?.trim() ?? '')
    return values.every((value) => value === '') ? [] : [{ label, values, differs: new Set(values).size > 1 }]
  })
