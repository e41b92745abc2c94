import type { OfferDetail } from '../../client/Records'

/** An offer as it is typed: empty texts instead of nothing, and the rate as text. */
export interface TypedOffer extends Pick<OfferDetail, 'name' | 'description' | 'category' | 'imageKey' | 'excludedSiteIds'> {
  readonly disclaimer: string
  readonly manufacturer: string
  readonly modelName: string
  readonly startsOn: string
  readonly endsOn: string
  /** Percent a year, such as '6.49'. */
  readonly comparisonRate: string
  readonly rateExample: string
}

export const emptyOffer: TypedOffer = {
  name: '',
  description: '',
  category: 'Used',
  imageKey: null,
  excludedSiteIds: [],
  disclaimer: '',
  manufacturer: '',
  modelName: '',
  startsOn: '',
  endsOn: '',
  comparisonRate: '',
  rateExample: '',
}

export const typedFrom = (offer: OfferDetail): TypedOffer => ({
  name: offer.name,
  description: offer.description,
  category: offer.category,
  imageKey: offer.imageKey,
  excludedSiteIds: offer.excludedSiteIds,
  disclaimer: offer.disclaimer ?? '',
  manufacturer: offer.manufacturer ?? '',
  modelName: offer.modelName ?? '',
  startsOn: offer.startsOn ?? '',
  endsOn: offer.endsOn ?? '',
  comparisonRate: offer.comparisonRate === null ? '' : String(offer.comparisonRate),
  rateExample: offer.rateExample ?? '',
})

/** The percent a text says: '6.49', '6.49%', '6,49'. Null for nothing, undefined for what is no number. */
export const percentFrom = (text: string): number | null | undefined => {
  const typed = text
    .replace(/%|p\.?a\.?/gi, '')
    .trim()
    .replace(',', '.')
  if (typed === '') return null
  return /^\d{1,3}(\.\d{1,4})?$/.test(typed) ? Number(typed) : undefined
}

/** What is sent of an offer; a rate that is no number counts as missing until it is one. */
export const offerFrom = (typed: TypedOffer) => ({
  ...typed,
  excludedSiteIds: [...typed.excludedSiteIds],
  comparisonRate: percentFrom(typed.comparisonRate) ?? null,
})
