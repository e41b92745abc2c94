import type { RecordedChange } from '@forecourt/data/evidence/readRecord'
import { figureTexts } from '@forecourt/rules/forecast/figureTexts'
import { parsePageFacts } from '@forecourt/rules/forecast/parsePageFacts'
import { formatInstant } from '@forecourt/rules/format/formatInstant'
import { type OutboxKind, outboxMessages } from '@forecourt/rules/outbox/outboxMessages'
import { countNoun } from '@forecourt/schema/text/countNoun'
import type { FactDocumentContent } from '../documents/FactDocument'
import type { PageEvidence, ShownEvidence } from './PageEvidence'
import type { PageFile } from './PageFile'
import { sealText } from './sealText'

type List = NonNullable<FactDocumentContent['lists']>[number]

/** An instant as a regulator reads it, in UTC. */
const inUtc = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`

/** Changes before and after that the first page lists; the others are in the annex. */
const maxListed = 8

/** Groups of prices and small print on the first page; the others follow the changes. */
const maxFigures = 12

interface DocumentOptions {
  readonly url: string
  readonly at: string
  readonly files: readonly PageFile[]
}

/** The time zone in which a reader of the dealer's state reads it. */
const zoneOf = ({ record }: ShownEvidence): string => record?.timeZone ?? 'UTC'

const changeText = ({ at, authorName, sentences }: RecordedChange, timeZone: string): string =>
  // The font has no arrows.
  `${formatInstant(at, timeZone)}, ${authorName || 'Unknown'}: ${sentences.join('; ').replaceAll('→', 'to')}`

/** All changes before or after, the nearest to the instant first. */
const changesBefore = ({ record }: ShownEvidence): RecordedChange[] =>
  [...(record?.carChanges ?? []), ...(record?.changes ?? [])].sort((one, other) => other.at.localeCompare(one.at))
const changesAfter = ({ record }: ShownEvidence): RecordedChange[] =>
  [...(record?.later.carChanges ?? []), ...(record?.later.changes ?? [])].sort((one, other) => one.at.localeCompare(other.at))

const listed = (heading: string, lines: readonly string[], startsPage = false): List[] =>
  lines.length === 0 ? [] : [{ heading, lines, startsPage }]

/** Changes of the site and the page's cars on both sides of the instant: those nearest to it, and the others. */
const changeLists = (evidence: ShownEvidence): { readonly near: List[]; readonly others: List[] } => {
  const { record } = evidence
  if (!record) return { near: [], others: [] }
  const texts = (changes: readonly RecordedChange[]) => changes.map((change) => changeText(change, zoneOf(evidence)))
  const [before, after] = [texts(changesBefore(evidence)), texts(changesAfter(evidence))]
  const until = formatInstant(record.later.until, zoneOf(evidence))
  const rest = (count: number, place: string) => (count > 0 ? [`${countNoun(count, 'more change')} ${place}`] : [])
  return {
    near: [
      {
        heading: 'Who changed what before, latest first',
        lines:
          before.length === 0
            ? ['No change is recorded.']
            : [...before.slice(0, maxListed), ...rest(before.length - maxListed, 'in the annex.')],
      },
      {
        heading: `Who changed what afterwards, until ${until}`,
        lines:
          after.length === 0
            ? ['Nothing that this page shows was changed.']
            : [...after.slice(0, maxListed), ...rest(after.length - maxListed, 'in the annex.')],
      },
    ],
    others: [
      ...listed('Earlier changes', before.slice(maxListed)),
      ...listed('Further changes afterwards', [...after.slice(maxListed), ...rest(record.later.more, 'are not listed.')]),
    ],
  }
}

const messageLines = (evidence: ShownEvidence): string[] =>
  evidence.record?.messages.map(
    ({ kind, at }) => `${formatInstant(at, zoneOf(evidence))}: ${outboxMessages[kind as OutboxKind]?.label ?? kind}`,
  ) ?? []

/** The code that rendered the page. */
const rendererTexts = ({ earlier, program, now, isEarlierProgram }: Extract<PageEvidence, { kind: 'page' }>['renderer']): string[] => [
  earlier === null ? 'Build at the time: not recorded' : `Build at the time: ${earlier}`,
  ...(program === null ? [] : [`Stored program of that build, SHA-256: ${program}`]),
  isEarlierProgram ? 'The stored program of that build rendered this page.' : `Build ${now || 'in development'} rendered this page.`,
]

const sealTexts = ({ seals }: ShownEvidence, at: string): string[] => {
  if (!seals) return []
  const { erased, last, keys } = seals
  return [
    sealText(seals, at),
    ...(erased === 0 ? [] : [`Entries without the personal details of people who were erased: ${erased}`]),
    ...(last ? [`Last seal: ${last.day}, hash ${last.hash}, signature ${last.signature}`] : []),
    ...keys.map(({ publicKey, until }) => `Public key (Ed25519), used until ${until}: ${publicKey.replaceAll('\n', ' ').trim()}`),
  ]
}

/** What only an expert needs: hashes, seals, builds, other changes and the number of other messages. */
const annex = (evidence: ShownEvidence, others: readonly List[], { at, files }: DocumentOptions): List[] => {
  const { record, bodyHash } = evidence
  const version = record?.version
  const lists = [
    ...others,
    ...(record && record.otherMessages > 0
      ? listed('Other emails and text messages of the site in the 24 hours before', [
          `${countNoun(record.otherMessages, 'message')} not about this page.`,
        ])
      : []),
    ...listed('Hashes (SHA-256)', [
      ...(bodyHash ? [`Page: ${bodyHash}`] : []),
      ...(version ? [`Version ${version.number}: ${version.hash}`] : []),
      // Scripts and fonts are in the web archive alone.
      ...files.filter(({ address }) => address.endsWith('.css')).map(({ address, hash }) => `Styles ${address}: ${hash}`),
    ]),
    ...listed('Seals of the history', sealTexts(evidence, at)),
    ...('renderer' in evidence ? listed('Software', rendererTexts(evidence.renderer)) : []),
  ]
  return lists.map((list, index) => (index === 0 ? { ...list, heading: `Annex: ${list.heading}`, startsPage: true } : list))
}

const pageAnswers: { readonly [status: number]: string } = { 200: 'The page was shown', 404: 'There was no such page' }

/** What a shopper got, as text, with the status of the response. */
const answerText = (evidence: ShownEvidence): string => {
  const { status } = evidence
  if (evidence.kind === 'closed') return `The site was closed (${status})`
  if (evidence.kind === 'redirect')
    return evidence.to === null ? `The page had been removed (${status})` : `The address led to ${evidence.to} (${status})`
  return `${pageAnswers[status] ?? 'The page couldn’t be shown'} (${status})`
}

/**
 * Evidence of a page as a PDF (CFG-12): first the answer for a reader (when, what it stated, who changed it before and afterwards), then the
 * whole text, and in an annex what proves it.
 */
export const evidenceDocument = (evidence: ShownEvidence, options: DocumentOptions): FactDocumentContent => {
  const { url, at } = options
  const { record } = evidence
  const lines = 'body' in evidence ? parsePageFacts(evidence.body).lines : []
  const figures = figureTexts(lines)
  const { near, others } = changeLists(evidence)
  const version = record?.version
  const local = formatInstant(at, zoneOf(evidence))
  return {
    title: 'Web page as shown',
    subtitle: url,
    source: `As at ${local}, ${inUtc(at)}`,
    facts: [
      { label: 'Dealer’s local time', value: local },
      { label: 'UTC', value: inUtc(at) },
      { label: 'Answer', value: answerText(evidence) },
      ...(version
        ? [
            {
              label: 'Version',
              value: `${version.number}, published ${formatInstant(version.publishedAt, zoneOf(evidence))} by ${version.authorName || 'Unknown'}`,
            },
          ]
        : []),
    ],
    lists: [
      ...listed('Prices, repayments, rates and small print', figures.slice(0, maxFigures)),
      ...near,
      ...listed('Further prices and small print of the page', figures.slice(maxFigures)),
      ...listed('Emails and text messages about this page in the 24 hours before', messageLines(evidence)),
      ...('differences' in evidence ? listed('What may differ from what shoppers saw', evidence.differences) : []),
      ...listed('Text of the page, in reading order', lines),
      ...annex(evidence, others, options),
    ],
    smallPrint: `${url} as at ${local}. This document has the text of the page, not a picture: the servers run no browser. The page with its look is in the web archive (WARC) of the same time.`,
    // The built-in font of PDFs has no Māori letters.
    typefaces: { bodyFont: 'figtree' },
  }
}
