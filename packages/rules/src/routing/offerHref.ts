import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOfOneMake } from '@forecourt/schema/switches/stockSwitches'
import type { Offer } from '../entities/Offer'
import { toSlug } from './toSlug'

/** The path of an offer's page; the manufacturer is part of it when the site has no single one and the offer names one (RTE-17, RTE-18). */
export const offerHref = (config: Pick<ResolvedConfig, 'identity'>, offer: Pick<Offer, 'id' | 'manufacturer'>): string => {
  const manufacturer = !isOfOneMake(config.identity) && offer.manufacturer ? toSlug(offer.manufacturer) : ''
  return manufacturer ? `/offers/${manufacturer}/${offer.id}` : `/offers/${offer.id}`
}
