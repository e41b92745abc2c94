import { cleanText } from '../text/cleanText'
import type { FormContext } from './form/FormContext'

/** Where a lead goes. */
export interface LeadPlace {
  readonly locationId: string | null
  readonly dealershipSlug: string | null
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? cleanText(value) : '')

/**
 * Finds where a lead goes (ENQ-14, ENQ-15, ENQ-36): the place that was chosen, or whose page it was sent from, else the car's, else the
 * only one there is. Ids that aren't the site's are left out.
 *
 * @param asked what was sent as location and dealership
 */
export const leadPlace = (
  asked: { readonly locationId?: unknown; readonly dealershipSlug?: unknown },
  { site, car }: Pick<FormContext, 'site' | 'car'>,
): LeadPlace => {
  const visible = site.locations.filter((location) => location.visible)
  const [locationId, dealershipSlug] = [wordsOf(asked.locationId), wordsOf(asked.dealershipSlug)]
  const location = visible.find(({ id }) => id === locationId) ?? (car || visible.length !== 1 ? undefined : visible[0])
  const dealership =
    site.dealerships.find(({ slug }) => slug === dealershipSlug) ?? (site.dealerships.length === 1 ? site.dealerships[0] : undefined)
  return {
    locationId: location?.id ?? car?.locationId ?? null,
    dealershipSlug: car?.dealershipSlug ?? location?.dealershipSlug ?? dealership?.slug ?? null,
  }
}
