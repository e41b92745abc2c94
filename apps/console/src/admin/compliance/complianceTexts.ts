import { judgedPages } from '@forecourt/rules/compliance/judgedText'
import { formatCount } from '../../parts/formatCount'

/** Texts of the compliance pages. */
export const complianceTexts = {
  title: 'Compliance',
  siteTitle: (site: string) => `Compliance of ${site}`,
  description:
    'What shoppers see on the live site, checked against advertising, credit and privacy law. This is a check, not legal advice.',
  noSites: 'Publish a website, and its pages are checked here.',
  check: 'Check now',
  checked: (pages: number, total: number | null) => `Checked ${judgedPages({ judged: pages, total })}`,
  partly: 'The check ran out of time before the last page. The others are checked tonight.',
  notChecked: {
    title: 'Not checked yet',
    text: 'Live sites are checked after their first publication and every night. You can also check this one now.',
  },
  nothing: { title: 'Nothing found', text: 'No page of the live site breaks a rule that we check.' },
  nothingSoFar: { title: 'Nothing found so far', text: 'None of the pages checked so far breaks a rule that we check.' },
  findings: 'Findings',
  lastChecked: 'Checked',
  errors: (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'stops' : 'stop'} publishing`,
  warnings: (count: number) => formatCount(count, 'warning', 'warnings'),
  all: (count: number) => `All ${count.toLocaleString('en-AU')}`,
  severities: 'Severity',
  blocks: 'Stops publishing',
  warns: 'Warning',
  firstSeen: 'First seen',
  missing: 'Missing from the page',
  seePage: 'See the page',
  fixCar: 'Open the car',
  fixPage: 'Open in the editor',
  waivers: 'Accepted findings',
  until: (day: string) => `until ${day}`,
  ended: 'No longer applies',
  endWaiver: 'End',
} as const
