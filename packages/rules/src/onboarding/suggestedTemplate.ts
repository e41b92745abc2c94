import type { OnboardingAnswers } from './OnboardingAnswers'

/** Kinds of dealers a template can be for. */
const dealerKinds = ['independent', 'franchise', 'group'] as const
export type DealerKind = (typeof dealerKinds)[number]

/** What a new dealer is, as far as the choice of a template goes: of one make, a group of makes or places, or independent. */
const kindOf = ({ brands, place }: Pick<OnboardingAnswers, 'brands' | 'place'>): DealerKind => {
  if (brands.makes.length > 1 || place.others.length > 2) return 'group'
  return brands.makes.length === 1 ? 'franchise' : 'independent'
}

/** The template to begin with that suits what was answered: the first that is for such dealers, else the first; empty without any (CFG-01). */
export const suggestedTemplate = (
  templates: readonly { readonly slug: string; readonly suits: readonly string[] }[],
  answers: Pick<OnboardingAnswers, 'brands' | 'place'>,
): string => (templates.find(({ suits }) => suits.includes(kindOf(answers))) ?? templates[0])?.slug ?? ''
