import type { FoundProblem, ProblemTopic } from '../layers/Layer'
import type { ResolvedConfig } from '../ResolvedConfig'
import { advertisedAmounts } from './advertisedAmounts'
import { businessDetails, legalLines } from './businessDetails'
import type { CrossCheck, RecordPaths } from './CrossCheck'
import { chatProvider } from './chatProvider'
import { promises } from './claimFindings'
import { activeConsent, consentWording } from './consentWording'
import { decisionDisclosure } from './decisionDisclosure'
import { calculatorRanges, comparisonRates, confirmedRates, financeDisclosure } from './financeDisclosure'
import { heldDeposits } from './heldDeposits'
import { hiddenMandatory } from './hiddenMandatory'
import { leadRecipients } from './leadRecipients'
import { legibleColours } from './legibleColours'
import { ownLinks } from './linkTargets'
import { menuConditions, menuLinks } from './menuLinks'
import { pagePaths } from './pagePaths'
import { referenceSaturday } from './referenceSaturday'
import { imageTexts, richTexts, unfinishedTexts } from './richTexts'
import { subscriptionTerms } from './subscriptionTerms'

const checks: readonly CrossCheck[] = [
  pagePaths,
  menuLinks,
  ownLinks,
  menuConditions,
  heldDeposits,
  hiddenMandatory,
  legibleColours,
  imageTexts,
  businessDetails,
  legalLines,
  decisionDisclosure,
  leadRecipients,
  activeConsent,
  consentWording,
  chatProvider,
  financeDisclosure,
  advertisedAmounts,
  calculatorRanges,
  comparisonRates,
  confirmedRates,
  subscriptionTerms,
  promises,
  referenceSaturday,
  richTexts,
  unfinishedTexts,
]

/** Topic of the problems of a check; other checks have none. */
const topics: ReadonlyMap<CrossCheck, ProblemTopic> = new Map([
  [menuLinks, 'links'],
  [ownLinks, 'links'],
  [legibleColours, 'accessibility'],
  [imageTexts, 'accessibility'],
  [legalLines, 'law'],
  [decisionDisclosure, 'law'],
  [activeConsent, 'law'],
  [consentWording, 'law'],
  [financeDisclosure, 'law'],
  [advertisedAmounts, 'law'],
  [comparisonRates, 'law'],
  [confirmedRates, 'law'],
  [promises, 'law'],
])

const withTopic = (check: CrossCheck) => {
  const topic = topics.get(check)
  return topic === undefined ? {} : { topic }
}

/** All problems between settings that are valid individually; `more` are checks based on the rules package, which depends on this one. */
export const crossChecks = (
  config: ResolvedConfig,
  more: readonly CrossCheck[] = [],
  recordPaths: RecordPaths = new Set(),
): FoundProblem[] =>
  [...checks, ...more].flatMap((check) =>
    check(config, recordPaths).map((finding): FoundProblem => ({ ...withTopic(check), ...finding, kind: 'value' })),
  )
