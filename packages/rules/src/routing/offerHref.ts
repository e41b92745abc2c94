import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOfOneMake } from '@forecourt/schema/switches/stockSwitches'
import type { Offer } from '../entities/Offer'
import { toSlug } from './toSlug'

/** Id of the conditions on an offer's page. */
export const conditionsId = 'conditions'

/** Id of the cars on an offer's page. */
export const offerCarsId = 'cars'

/** Path of an offer's page; includes the make if the site sells several and the offer names one (RTE-17, RTE-18). */
export const offerHref = (config: Pick<ResolvedConfig, 'identity'>, offer: Pick<Offer, 'id' | 'manufacturer'>): string => {
  const manufacturer = !isOfOneMake(config.identity) && offer.manufacturer ? toSlug(offer.manufacturer) : ''
  return manufacturer ? `/offers/${manufacturer}/${offer.id}` : `/offers/${offer.id}`
}

/** Path of an offer's conditions on its page (ENT-11). */
export const conditionsHref = (config: Pick<ResolvedConfig, 'identity'>, offer: Pick<Offer, 'id' | 'manufacturer'>): string =>
  `${offerHref(config, offer)}#${conditionsId}`
