import { type OnboardingAnswers, placeNames } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { Mapping } from '../feeds/review/Mapping'

/** The file of cars as calls about it are sent it. */
export const stockFileInput = (answers: OnboardingAnswers) => {
  const { file, mapping, corrections, priceType } = answers.stock
  const { country } = answers.business
  return { file, mapping: mapping as Mapping | null, corrections: [...corrections], priceType, country, places: placeNames(answers) }
}
