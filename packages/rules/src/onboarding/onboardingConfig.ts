import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { calculator } from '@forecourt/schema/sections/calculator'
import { estimate } from '@forecourt/schema/sections/estimate'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { writtenPhone } from '../phone/writtenPhone'
import { toSlug } from '../routing/toSlug'
import { parseRate } from '../text/parseMoney'
import type { OnboardingAnswers } from './OnboardingAnswers'
import type { OldText } from './old-site/OldSite'
import { timeZoneOfState } from './stateOfPostcode'

/** Percent a year. */
interface ConfirmedRates {
  readonly rate: number
  /** Absent in a country whose sites state none. */
  readonly comparisonRate?: number
}

type RateAnswers = Pick<OnboardingAnswers, 'business' | 'finance'>

/** Whether a rate was entered; without a comparison rate where sites state none. */
export const hasEnteredRates = ({ business, finance }: RateAnswers): boolean =>
  finance.rate.trim() !== '' || (statesComparisonRate(business) && finance.comparisonRate.trim() !== '')

/**
 * Parses the rates of the lender's example (FIN-06, FIN-24); null unless all that a site of the country states are valid: both in Australia,
 * the annual rate in New Zealand (CFG-02).
 */
export const onboardingRates = ({ business, finance }: RateAnswers): ConfirmedRates | null => {
  const [rate, comparisonRate] = [parseRate(finance.rate) ?? Number.NaN, parseRate(finance.comparisonRate) ?? Number.NaN]
  const { minRate, maxRate } = calculator.properties
  const isWithinRange = rate >= minRate.default && rate <= maxRate.default
  if (!statesComparisonRate(business)) return isWithinRange ? { rate } : null
  return isWithinRange && comparisonRate >= rate && comparisonRate <= estimate.properties.comparisonRate.maximum
    ? { rate, comparisonRate }
    : null
}

/** Kinds of dealers for templates. */
const dealerKinds = ['independent', 'franchise', 'group'] as const
type DealerKind = (typeof dealerKinds)[number]

/** Kind of a new dealer for choosing a template: franchise with one make, group with several makes or locations, otherwise independent. */
const dealerKind = ({ brands, place }: Pick<OnboardingAnswers, 'brands' | 'place'>): DealerKind => {
  if (brands.makes.length > 1 || place.others.length > 2) return 'group'
  return brands.makes.length === 1 ? 'franchise' : 'independent'
}

/** Suggested template: the first for the dealer's kind, otherwise the first; empty if none (CFG-01). */
export const suggestedTemplate = (
  templates: readonly { readonly slug: string; readonly suits: readonly string[] }[],
  answers: Pick<OnboardingAnswers, 'brands' | 'place'>,
): string => (templates.find(({ suits }) => suits.includes(dealerKind(answers))) ?? templates[0])?.slug ?? ''

/** Page with a text of the old site, at its old path. */
const toPage = ({ path, title, text }: OldText) => ({
  id: `old-${toSlug(path)}`.slice(0, 40).replace(/-+$/, ''),
  path,
  title,
  shown: true,
  blocks: [{ id: 'text', kind: 'prose' as const, heading: title, text }],
})

/** Initial config of a new site: only what was answered; all else comes from its layers (CFG-01, CFG-02). */
export const onboardingConfig = ({ business, brands, place, address, look, finance, leads, oldSite }: OnboardingAnswers): ConfigValues => {
  const rates = onboardingRates({ business, finance })
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
      // Without deposit or final payment, like the calculator: the dealer was asked about neither.
      estimate: {
        ...{ ...rates, depositPercent: 0, finalPaymentPercent: 0 },
        ...(finance.showsEstimate && { show: true }),
      },
    }),
    ...(oldSite.texts.length > 0 && { pages: { list: oldSite.texts.map(toPage) } }),
    leads: { notify: leads.emails.map((email) => email.trim()) },
  }
}
