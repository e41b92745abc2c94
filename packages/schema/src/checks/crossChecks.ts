import type { FoundProblem, ProblemTopic } from '../layers/Layer'
import type { ResolvedConfig } from '../ResolvedConfig'
import { alternateSaturdays } from '../switches/alternateSaturdays'
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
import { legibleColours } from './legibleColours'
import { ownLinks } from './linkTargets'
import { menuConditions, menuLinks } from './menuLinks'
import { pagePaths } from './pagePaths'
import { imageTexts, richTexts, unfinishedTexts } from './richTexts'
import { subscriptionTerms } from './subscriptionTerms'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const weekdayOf = (date: string) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]

/** The reference date of alternate Saturdays must be a Saturday (LOC-18). */
const referenceSaturday: CrossCheck = ({ hours }) => {
  const { serviceSaturdayReference } = hours
  const weekday = weekdayOf(serviceSaturdayReference)
  if (!alternateSaturdays.isOn({ hours }) || weekday === 'Saturday') return []
  const message = weekday
    ? `${serviceSaturdayReference} is a ${weekday}. Fortnights are counted from the Saturday after it.`
    : `${serviceSaturdayReference} does not exist, so no Saturday is by appointment only.`
  return [{ pointer: '/hours/serviceSaturdayReference', severity: 'warning', message }]
}

/** Leads need a notification address even if a location has none. Leads are stored anyway, so this is a warning. */
const leadRecipients: CrossCheck = ({ leads }) =>
  leads.notify.length > 0
    ? []
    : [
        {
          pointer: '/leads/notify',
          severity: 'warning',
          message: 'No address gets every lead. Leads only go to the locations’ own addresses.',
        },
      ]

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
