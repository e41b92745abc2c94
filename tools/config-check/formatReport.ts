import type { ConfigCheck, ConfigFinding } from '@forecourt/data/sites/checkStoredConfigs'

const headings: Readonly<Record<ConfigFinding['verdict'], string>> = {
  broken: 'Broken by this schema',
  differs: 'Would look different once published again',
  unfinished: 'Drafts that cannot be published yet',
}
const places: Readonly<Record<ConfigFinding['kind'], string>> = { layer: 'layer', live: 'live', draft: 'draft' }

/** Maximum errors listed per config; the rest is counted. */
const maxSentences = 5

const linesOf = ({ kind, name, messages }: ConfigFinding) => [
  `  ${name} (${places[kind]})`,
  ...messages.slice(0, maxSentences).map((sentence) => `    ${sentence}`),
  ...(messages.length > maxSentences ? [`    and ${messages.length - maxSentences} more`] : []),
]

/** Formats the result of a check for a terminal, worst first. */
export const formatReport = ({ checked, findings }: ConfigCheck, tookMs: number): { text: string; broken: boolean } => {
  const parts = (['broken', 'differs', 'unfinished'] as const).flatMap((verdict) => {
    const found = findings.filter((finding) => finding.verdict === verdict)
    return found.length > 0 ? [`${headings[verdict]}: ${found.length}`, ...found.flatMap(linesOf), ''] : []
  })
  const broken = findings.some(({ verdict }) => verdict === 'broken')
  const sum = `${checked} configs checked in ${(tookMs / 1000).toFixed(1)} s: ${broken ? 'do not release this.' : 'none is broken.'}`
  return { text: `${[...parts, sum].join('\n')}\n`, broken }
}
