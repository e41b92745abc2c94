import type { ProblemTopic } from '../layers/Layer'
import type { FoundProblem } from '../layers/LayerState'
import type { ResolvedConfig } from '../ResolvedConfig'
import { activeConsent } from './activeConsent'
import { blockLinks } from './blockLinks'
import type { CrossCheck } from './CrossCheck'
import { calculatorRanges } from './calculatorRanges'
import { comparisonRates } from './comparisonRates'
import { leadRecipients } from './leadRecipients'
import { legibleColours } from './legibleColours'
import { menuConditions } from './menuConditions'
import { menuLinks } from './menuLinks'
import { pagePaths } from './pagePaths'
import { silentButtons } from './silentButtons'

const checks: readonly CrossCheck[] = [
  pagePaths,
  menuLinks,
  blockLinks,
  menuConditions,
  legibleColours,
  leadRecipients,
  activeConsent,
  calculatorRanges,
  comparisonRates,
  silentButtons,
]

/** What the findings of a check are about; the others stand for themselves. */
const topics: ReadonlyMap<CrossCheck, ProblemTopic> = new Map([
  [menuLinks, 'links'],
  [blockLinks, 'links'],
  [legibleColours, 'accessibility'],
  [activeConsent, 'law'],
  [comparisonRates, 'law'],
])

const withTopic = (check: CrossCheck) => {
  const topic = topics.get(check)
  return topic === undefined ? {} : { topic }
}

/** Everything that is wrong between settings, each of which is valid by itself. */
export const crossChecks = (config: ResolvedConfig): FoundProblem[] =>
  checks.flatMap((check) => check(config).map((finding): FoundProblem => ({ ...finding, kind: 'value', ...withTopic(check) })))
