import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { cookiesText } from '../measuring/cookiesText'
import { privacyLaw } from '../menus/privacyLaw'
import type { SiteData } from '../sites/SiteData'
import { decisionsText } from './decisionsText'

/** What the placeholders of a page's texts stand for: the dealer's details, the law of the country, and figures as they are now. */
export const textValues = (config: ResolvedConfig, { stockCount, dealerships, locations }: SiteData) => {
  const { identity, legal, phone } = config
  const contact = identity.email || phone.main || 'us by the contact page of this site'
  return {
    name: identity.name,
    licence: identity.licence,
    email: identity.email || contact,
    phone: phone.main || contact,
    answerDays: String(legal.answerDays),
    complaintsContact: legal.complaintsContact,
    complaintsEmail: legal.complaintsEmail || contact,
    count: stockCount.toLocaleString('en-AU'),
    dealerships: String(dealerships.length),
    locations: String(locations.filter(({ visible }) => visible).length),
    cookies: cookiesText(config),
    decisions: decisionsText(config),
    ...privacyLaw(identity.country),
  }
}
