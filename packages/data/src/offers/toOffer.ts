import type { Offer } from '@forecourt/rules/entities/Offer'
import type { OfferFuel } from '@forecourt/rules/records/kinds/offerFields'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Offer as OfferRow } from '../generated/client'

/** An offer as pages know it. */
export const toOffer = ({
  id,
  name,
  description,
  disclaimer,
  category,
  manufacturer,
  modelName,
  imageKey,
  startsOn,
  endsOn,
  comparisonRate,
  rateExample,
  onCars,
  fuels,
  priceFromCents,
  priceToCents,
  yearFrom,
  locationIds,
  buyer,
}: OfferRow): Offer => ({
  id,
  name,
  description: parseStoredText(description),
  disclaimer: disclaimer === null ? null : parseStoredText(disclaimer),
  category: category as Offer['category'],
  manufacturer,
  modelName,
  imageKey,
  startsOn,
  endsOn,
  comparisonRate,
  rateExample,
  onCars,
  fuels: fuels as OfferFuel[],
  priceFromCents,
  priceToCents,
  yearFrom,
  locationIds,
  buyer: buyer as Offer['buyer'],
})
