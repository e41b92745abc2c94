import type { OfferDetail } from '../../client/Records'

/** What an offer may be about, and what it leads to (OFR-04). */
export const offerCategories: { readonly [Category in OfferDetail['category']]: { readonly label: string; readonly about: string } } = {
  New: { label: 'New cars', about: 'Shows new and demo cars of its make and model, and leads to a test drive.' },
  Used: { label: 'Used cars', about: 'Shows used cars of its make and model, and leads to a test drive.' },
  'Finance offer': { label: 'Finance', about: '“Enquire Now” leads to the finance page.' },
  Service: { label: 'Service', about: '“Enquire Now” leads to the form on the offer’s page.' },
  Parts: { label: 'Parts', about: '“Enquire Now” leads to the form on the offer’s page.' },
}
