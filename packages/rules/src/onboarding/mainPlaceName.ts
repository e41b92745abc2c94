import type { OnboardingAnswers } from './OnboardingAnswers'

/** What the first location of a new dealer is called: the business, and where it is if there are several that shoppers tell apart by it. */
export const mainPlaceName = ({ business, place }: Pick<OnboardingAnswers, 'business' | 'place'>): string => {
  const [name, suburb] = [business.name.trim(), place.suburb.trim()]
  const isNamed = place.others.length === 0 || name.toLowerCase().includes(suburb.toLowerCase())
  return isNamed ? name : `${name} ${suburb}`.slice(0, 80)
}
