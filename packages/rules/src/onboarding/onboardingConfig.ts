import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { slugOf } from '../routing/slugOf'
import { confirmedRates } from './confirmedRates'
import type { OnboardingAnswers } from './OnboardingAnswers'
import { timeZoneOfState } from './timeZoneOfState'

/** What a new site says of itself: only what was answered, so that all else comes from its layers (CFG-01, CFG-02). */
export const onboardingConfig = ({ business, brands, place, look, finance, leads }: OnboardingAnswers): ConfigValues => {
  const rates = confirmedRates(finance)
  const manufacturer = brands.makes.find((make) => slugOf(make) === brands.manufacturer)
  return {
    identity: {
      name: business.name.trim(),
      country: business.country,
      timeZone: timeZoneOfState(place.state, business.country),
      email: place.email.trim(),
      ...(business.licence.trim() !== '' && { licence: business.licence.trim() }),
      ...(manufacturer !== undefined && { manufacturer }),
      ...(look.logoImage !== '' && { logoImage: look.logoImage }),
    },
    ...(look.brandColour !== '' && { theme: { brandColour: look.brandColour.toLowerCase() } }),
    phone: { main: place.phone.trim() },
    ...(finance.provider !== 'none' && { finance: { provider: finance.provider } }),
    ...(rates && {
      calculator: { confirmed: true, defaultRate: rates.rate },
      estimate: { rate: rates.rate, comparisonRate: rates.comparisonRate },
    }),
    leads: { notify: leads.emails.map((email) => email.trim()) },
  }
}
