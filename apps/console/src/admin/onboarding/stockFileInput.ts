import { type OnboardingAnswers, ownDetailsIn, placeNames } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { Mapping } from '../feeds/review/Mapping'

/** Stock file as input of the API. */
export const stockFileInput = (answers: OnboardingAnswers) => {
  const { file, mapping, corrections, priceType } = answers.stock
  const { country } = answers.business
  const own = ownDetailsIn(answers)
  return { file, mapping: mapping as Mapping | null, corrections: [...corrections], priceType, country, places: placeNames(answers), own }
}
