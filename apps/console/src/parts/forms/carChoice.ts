import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatOdometer } from '@forecourt/rules/format/groupThousands'
import type { CarStage } from '@forecourt/rules/stock/carStage'

/** A car in a search, with what tells it apart from others of its name. A car that was chosen earlier may have only a name. */
export interface CarChoice {
  readonly id: string
  readonly name: string
  readonly stage?: CarStage
  readonly priceCents?: number | null
  readonly colour?: string | null
  /** Odometer reading in kilometres. */
  readonly km?: number | null
}

const stageWords: { readonly [Stage in CarStage]: string } = {
  draft: 'Draft',
  in_stock: 'In stock',
  coming_soon: 'On its way',
  preorder: 'Pre-order',
  reserved: 'Reserved',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
}

/** Second line of a car in a search: status, price, colour and kilometres, as far as they are known. */
export const carChoiceLine = ({ stage, priceCents, colour, km }: CarChoice): string => {
  if (stage === undefined) return ''
  const price = priceCents == null ? 'No price' : formatMoney(priceCents)
  return [stageWords[stage], price, colour, km == null ? null : formatOdometer(km)].filter(Boolean).join(' · ')
}

const warnings: { readonly [Stage in CarStage]?: string } = {
  draft: 'This car is still a draft. Customers can’t see it yet.',
  coming_soon: 'This car is on its way. It isn’t in the yard yet.',
  preorder: 'This car can only be pre-ordered. It isn’t in the yard yet.',
  reserved: 'This car is reserved. Check who it is reserved for first.',
  sold: 'This car is sold.',
  withdrawn: 'This car is withdrawn from sale.',
}

/** Warning about a chosen car that isn’t available in the yard; null for one that is. */
export const carChoiceWarning = (car: CarChoice | null): string | null => (car?.stage && warnings[car.stage]) ?? null
