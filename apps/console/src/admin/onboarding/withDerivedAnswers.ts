import type { OnboardingAnswers, OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { suggestedTemplate } from '@forecourt/rules/onboarding/onboardingConfig'
import { stateOfPostcode } from '@forecourt/rules/onboarding/stateOfPostcode'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { toSlug } from '@forecourt/rules/routing/toSlug'

const slugFor = (name: string) => toSlug(name).slice(0, 50).replace(/-$/, '')

/** The choices that derived answers depend on. */
export interface OfferedChoices {
  readonly manufacturers: readonly { readonly slug: string }[]
  readonly templates: readonly { readonly slug: string; readonly suits: readonly string[] }[]
}

/** Default name of a further location: business and suburb. */
const locationName = (business: string, suburb: string) => (suburb.trim() === '' ? '' : `${business.trim()} ${suburb.trim()}`.slice(0, 80))

/** The state of a postcode, otherwise the present one; none in a country whose addresses have none. */
const stateOf = ({ postcode, state }: Pick<OnboardingAnswers['place'], 'postcode' | 'state'>, country: Country) =>
  countryTerms(country).states.length === 0 ? '' : (stateOfPostcode(postcode, country) ?? state)

/** The layer of the only make, if there is one. With several makes the user chooses a layer; this choice stays as long as the dealer sells the layer's make. */
const layerFor = (before: OnboardingAnswers['brands'], makes: readonly string[], manufacturers: readonly string[]) => {
  const slugs = makes.map(toSlug).filter((slug) => manufacturers.includes(slug))
  if (makes.length === 1) return slugs[0] ?? ''
  return before.makes.length > 1 && slugs.includes(before.manufacturer) ? before.manufacturer : ''
}

/**
 * Applies changed fields and updates the derived answers: slug from the name, state from the postcode, suggested template, location names
 * from the suburb, manufacturer layer and departments from the makes, and lead recipients from the public email. Values that the user edited stay.
 */
export const withDerivedAnswers = <Step extends OnboardingStep>(
  before: OnboardingAnswers,
  step: Step,
  fields: Partial<OnboardingAnswers[Step]>,
  choices: OfferedChoices,
): OnboardingAnswers => {
  const after: OnboardingAnswers = { ...before, [step]: { ...before[step], ...fields } }
  const { business, place, brands, address, leads, look } = after
  const manufacturers = choices.manufacturers.map(({ slug }) => slug)
  const keepsTemplate = look.template !== '' && look.template !== suggestedTemplate(choices.templates, before)
  const keepsSlug = address.slug !== slugFor(before.business.name)
  const keepsCountry = business.country === before.business.country
  const keepsState = place.postcode === before.place.postcode && keepsCountry
  const keepsLayer = brands.makes === before.brands.makes
  // A franchise usually has both departments, and a yard of used cars neither.
  const department = (name: 'hasService' | 'hasParts') =>
    brands[name] === before.brands.makes.length > 0 ? brands.makes.length > 0 : brands[name]
  const keepsLeads = leads.emails.join() !== before.place.email
  return {
    ...after,
    address: { ...address, slug: keepsSlug ? address.slug : slugFor(business.name) },
    place: {
      ...place,
      state: keepsState ? place.state : stateOf(place, business.country),
      others: place.others.map((other, index) => {
        const previous = before.place.others[index]
        const keepsName = other.name !== locationName(before.business.name, previous?.suburb ?? '')
        return {
          ...other,
          name: keepsName ? other.name : locationName(business.name, other.suburb),
          state: keepsCountry && other.postcode === previous?.postcode ? other.state : stateOf(other, business.country),
        }
      }),
    },
    look: { ...look, template: keepsTemplate ? look.template : suggestedTemplate(choices.templates, after) },
    brands: {
      ...brands,
      ...(keepsLayer ? {} : { hasService: department('hasService'), hasParts: department('hasParts') }),
      manufacturer: keepsLayer ? brands.manufacturer : layerFor(before.brands, brands.makes, manufacturers),
    },
    leads: keepsLeads && leads.emails.length > 0 ? leads : { ...leads, emails: place.email === '' ? [] : [place.email] },
  }
}
