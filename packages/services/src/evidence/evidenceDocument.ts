import type { RecordedChange } from '@forecourt/data/evidence/readRecord'
import { parsePageFacts } from '@forecourt/rules/forecast/parsePageFacts'
import { type OutboxKind, outboxMessages } from '@forecourt/rules/outbox/outboxMessages'
import type { FactDocumentContent } from '../documents/FactDocument'
import type { PageEvidence, ShownEvidence } from './PageEvidence'
import type { PageFile } from './PageFile'

/** An instant as a regulator reads it, in UTC. */
const moment = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`

const changeText = ({ at, authorName, action, change }: RecordedChange): string =>
  `${moment(at)}, ${authorName || 'Unknown'}, ${action}: ${typeof change === 'string' ? change : JSON.stringify(change)}`

const messageText = ({ kind, at }: { readonly kind: string; readonly at: string }): string =>
  `${moment(at)}: ${outboxMessages[kind as OutboxKind]?.label ?? kind}`

/** The code that rendered the page. */
const rendererTexts = ({ earlier, program, now, isEarlierProgram }: Extract<PageEvidence, { kind: 'page' }>['renderer']): string[] => [
  earlier === null ? 'Build at the time: not recorded' : `Build at the time: ${earlier}`,
  ...(program === null ? [] : [`Stored program of that build, SHA-256: ${program}`]),
  isEarlierProgram ? 'The stored program of that build rendered this page.' : `Build ${now || 'in development'} rendered this page.`,
]

const sealTexts = ({ seals }: ShownEvidence): string[] => {
  if (!seals) return []
  const { days, broken, erased, last, keys } = seals
  return [
    broken.length === 0 ? `Sealed days that match: ${days}` : `Days that don’t match their seal: ${broken.join(', ')}`,
    ...(erased === 0 ? [] : [`Entries without the personal details of people who were erased: ${erased}`]),
    ...(last ? [`Last seal: ${last.day}, hash ${last.hash}, signature ${last.signature}`] : []),
    ...keys.map(({ publicKey, until }) => `Public key (Ed25519), used until ${until}: ${publicKey.replaceAll('\n', ' ').trim()}`),
  ]
}

/** Evidence of a page as a PDF: what it stated, versions, hashes, who changed what, and e-mails sent (CFG-12). */
export const evidenceDocument = (
  evidence: ShownEvidence,
  { url, at, files }: { readonly url: string; readonly at: string; readonly files: readonly PageFile[] },
): FactDocumentContent => {
  const { record, bodyHash, status } = evidence
  const list = (heading: string, lines: readonly string[]) => (lines.length === 0 ? [] : [{ heading, lines }])
  const version = record?.version
  return {
    title: 'Web page as shown',
    subtitle: url,
    source: `As at ${moment(at)}`,
    facts: [
      { label: 'Status', value: String(status) },
      ...(version
        ? [
            { label: 'Version', value: `${version.number}, published ${moment(version.publishedAt)}` },
            { label: 'Published by', value: version.authorName || 'Unknown' },
          ]
        : []),
    ],
    lists: [
      ...list('Hashes (SHA-256)', [
        ...(bodyHash ? [`Page: ${bodyHash}`] : []),
        ...(version ? [`Version ${version.number}: ${version.hash}`] : []),
        // Scripts and fonts are in the web archive alone.
        ...files.filter(({ address }) => address.endsWith('.css')).map(({ address, hash }) => `Styles ${address}: ${hash}`),
      ]),
      ...list('Seals of the history', sealTexts(evidence)),
      ...('renderer' in evidence ? list('Code', rendererTexts(evidence.renderer)) : []),
      ...('differences' in evidence ? list('What may differ from what shoppers saw', evidence.differences) : []),
      ...list('Changes of the car before', record?.carChanges.map(changeText) ?? []),
      ...list('Changes of the site before', record?.changes.map(changeText) ?? []),
      ...list('Emails and text messages sent in the 24 hours before', record?.messages.map(messageText) ?? []),
      ...('body' in evidence ? list('Text of the page', parsePageFacts(evidence.body).lines) : []),
    ],
    smallPrint: `${url} as at ${moment(at)}. The page itself, with its markup, styles and scripts, is in the web archive (WARC) of the same time.`,
    // The built-in font of PDFs has no Māori letters.
    typefaces: { bodyFont: 'figtree' },
  }
}
