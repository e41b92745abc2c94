import { emptyAttributes, emptyColumns } from '../leadAnswers'
import type { DeliveredLead } from './DeliveredLead'

/** A place that has a name only. */
const named = (organisationName: string): DeliveredLead['place'] => ({
  ...{ organisationName, dealershipName: null, locationName: null, street: null, city: null, state: null, postcode: null },
  ...{ country: 'AU', phone: null, email: null, timeZone: 'Australia/Sydney' },
})

/**
 * A sample lead for testing a destination (ENT-16).
 *
 * @param dealer the place that the lead is for, or only the name of its organisation
 */
export const sampleLead = (
  organisationId: string,
  dealer: DeliveredLead['place'] | string,
  { id, now }: { readonly id: string; readonly now: string },
): DeliveredLead => {
  const place = typeof dealer === 'string' ? named(dealer) : dealer
  return {
    lead: {
      ...emptyColumns,
      ...{ id, organisationId, siteId: 'test', siteName: place.organisationName, form: 'vehicle', eventId: 15, category: 'Used Vehicle' },
      ...{ name: 'Test', lastName: 'Lead', email: 'test@shopper.example', phone: '+61491570006', postcode: '2000' },
      message: 'This is a test, not a real enquiry about this car.',
      ...{ carId: 'test-car', carSlug: null, carName: '2022 Kia Rio S', currentCar: null },
      carFacts: {
        ...{ stockNumber: 'TEST1', vin: null, year: 2022, make: 'Kia', model: 'Rio', badge: 'S', carType: 'used', status: 'in_stock' },
        ...{ priceCents: 1_899_000, km: 41_200, regoPlate: null, manufacturerSlug: 'kia' },
      },
      ...{ dealershipId: null, dealershipName: null, locationId: null, locationName: null },
      attributes: { ...emptyAttributes, visitedPages: [], linkedQueryParams: {}, eventParams: {} },
      ...{
        suspicious: false,
        url: null,
        source: 'Test',
        userAgent: null,
        status: 'new',
        conversationId: null,
        createdAt: now,
        updatedAt: now,
      },
    },
    place,
  }
}
