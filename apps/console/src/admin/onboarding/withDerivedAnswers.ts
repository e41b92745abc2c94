import type { OnboardingAnswers, OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { suggestedTemplate } from '@forecourt/rules/onboarding/onboardingConfig'
import { stateOfPostcode } from '@forecourt/rules/onboarding/stateOfPostcode'
import { toSlug } from '@forecourt/rules/routing/toSlug'

const slugFor = (name: string) => toSlug(name).slice(0, 50).replace(/-$/, '')

/** What can be chosen from, as far as answers follow from it. */
export interface OfferedChoices {
  readonly manufacturers: readonly { readonly slug: string }[]
  readonly templates: readonly { readonly slug: string; readonly suits: readonly string[] }[]
}

/** What another place is called until somebody says otherwise: the business, and where. */
const placeName = (business: string, suburb: string) => (suburb.trim() === '' ? '' : `${business.trim()} ${suburb.trim()}`.slice(0, 80))

/** The layer of the only make, if it has one. Of several, a person chooses, and what they chose stays while its make is still sold. */
const layerFor = (before: OnboardingAnswers['brands'], makes: readonly string[], manufacturers: readonly string[]) => {
  const slugs = makes.map(toSlug).filter((slug) => manufacturers.includes(slug))
  if (makes.length === 1) return slugs[0] ?? ''
  return before.makes.length > 1 && slugs.includes(before.manufacturer) ? before.manufacturer : ''
}

/**
 * Answers after some fields of a step changed, with what follows from them: the short name from the name, the state from the
 * postcode, the template that suits them, what another place is called from its suburb, the manufacturer's layer from the make, and who gets leads from the
 * public address. What a person set themselves stays.
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
  const keepsState = place.postcode === before.place.postcode && business.country === before.business.country
  const keepsLayer = brands.makes === before.brands.makes
  const keepsLeads = leads.emails.join() !== before.place.email
  return {
    ...after,
    address: { ...address, slug: keepsSlug ? address.slug : slugFor(business.name) },
    place: {
      ...place,
      state: keepsState ? place.state : (stateOfPostcode(place.postcode, business.country) ?? place.state),
      others: place.others.map((other, index) => {
        const was = before.place.others[index]
        const keepsName = other.name !== placeName(before.business.name, was?.suburb ?? '')
        return {
          ...other,
          name: keepsName ? other.name : placeName(business.name, other.suburb),
          state: other.postcode === was?.postcode ? other.state : (stateOfPostcode(other.postcode, business.country) ?? other.state),
        }
      }),
    },
    look: { ...look, template: keepsTemplate ? look.template : suggestedTemplate(choices.templates, after) },
    brands: { ...brands, manufacturer: keepsLayer ? brands.manufacturer : layerFor(before.brands, brands.makes, manufacturers) },
    leads: keepsLeads && leads.emails.length > 0 ? leads : { emails: place.email === '' ? [] : [place.email] },
  }
}
