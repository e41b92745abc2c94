import { cleanText } from '../text/cleanText'
import type { FormContext } from './form/FormContext'

/** Recipient of a lead. */
export interface LeadRecipient {
  readonly locationId: string | null
  readonly dealershipSlug: string | null
}

const toText = (value: unknown): string => (typeof value === 'string' ? cleanText(value) : '')

/**
 * Determines the recipient of a lead (ENQ-14, ENQ-15, ENQ-36): the chosen location or the page's, otherwise the car's, otherwise the only
 * one. Ignores ids of other sites.
 *
 * @param chosen submitted location and dealership
 */
export const leadRecipient = (
  chosen: { readonly locationId?: unknown; readonly dealershipSlug?: unknown },
  { site, car }: Pick<FormContext, 'site' | 'car'>,
): LeadRecipient => {
  const visible = site.locations.filter((location) => location.visible)
  const [locationId, dealershipSlug] = [toText(chosen.locationId), toText(chosen.dealershipSlug)]
  const location = visible.find(({ id }) => id === locationId) ?? (car || visible.length !== 1 ? undefined : visible[0])
  const dealership =
    site.dealerships.find(({ slug }) => slug === dealershipSlug) ?? (site.dealerships.length === 1 ? site.dealerships[0] : undefined)
  return {
    locationId: location?.id ?? car?.locationId ?? null,
    dealershipSlug: car?.dealershipSlug ?? location?.dealershipSlug ?? dealership?.slug ?? null,
  }
}
