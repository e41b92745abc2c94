import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { writtenPhone } from '../phone/writtenPhone'
import { toSlug } from '../routing/toSlug'
import type { OnboardingAnswers } from './OnboardingAnswers'
import type { OldText } from './old-site/OldSite'
import { onboardingRates } from './onboardingRates'
import { timeZoneOfState } from './timeZoneOfState'

/** A text of the old site as a page at the address it had. */
const pageOf = ({ path, title, text }: OldText) => ({
  id: `old-${toSlug(path)}`.slice(0, 40).replace(/-+$/, ''),
  path,
  title,
  shown: true,
  blocks: [{ id: 'text', kind: 'prose' as const, heading: title, text }],
})

/** What a new site says of itself: only what was answered, so that all else comes from its layers (CFG-01, CFG-02). */
export const onboardingConfig = ({ business, brands, place, address, look, finance, leads, oldSite }: OnboardingAnswers): ConfigValues => {
  const rates = onboardingRates(finance)
  const social = {
    ...(address.facebook !== '' && { facebook: address.facebook }),
    ...(address.instagram !== '' && { instagram: address.instagram }),
  }
  const manufacturer = brands.makes.find((make) => toSlug(make) === brands.manufacturer)
  return {
    identity: {
      name: business.name.trim(),
      country: business.country,
      timeZone: timeZoneOfState(place.state, business.country),
      email: place.email.trim(),
      ...(business.licence.trim() !== '' && { licence: business.licence.trim() }),
      ...(business.legalName.trim() !== '' && { legalName: business.legalName.trim() }),
      ...(business.businessNumber !== '' && { businessNumber: business.businessNumber }),
      ...(manufacturer !== undefined && { manufacturer }),
      ...(look.logo && { logoImage: look.logo.key }),
    },
    ...(look.brandColour !== '' && { theme: { brandColour: look.brandColour.toLowerCase() } }),
    phone: { main: writtenPhone(place.phone, business.country) },
    ...(Object.keys(social).length > 0 && { social }),
    ...(shownFinance.lender({ finance }) && { finance: { provider: finance.provider } }),
    ...(rates && {
      calculator: { confirmed: true, defaultRate: rates.rate },
      estimate: { rate: rates.rate, comparisonRate: rates.comparisonRate },
    }),
    ...(oldSite.texts.length > 0 && { pages: { list: oldSite.texts.map(pageOf) } }),
    leads: { notify: leads.emails.map((email) => email.trim()) },
  }
}
