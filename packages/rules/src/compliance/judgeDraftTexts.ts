import { type WrittenText, writtenTexts } from '@forecourt/schema/claims/writtenTexts'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { createJudge } from './createJudge'
import type { ComplianceFinding } from './judge'

/** A finding in a text of a draft. */
export interface TextFinding extends ComplianceFinding {
  /** Config pointer of the text. */
  readonly pointer: string
}

interface JudgedDraft extends Omit<Parameters<typeof createJudge>[0], 'config'> {
  readonly draft: ResolvedConfig
  /** Null before the first publication. */
  readonly live: ResolvedConfig | null
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** The texts of a draft that the live version doesn't have at their place. */
export const findChangedTexts = (live: ResolvedConfig | null, draft: ResolvedConfig): WrittenText[] => {
  const known = new Set((live ? writtenTexts(live) : []).map(({ pointer, text }) => `${pointer} ${text}`))
  return writtenTexts(draft).filter(({ pointer, text }) => !known.has(`${pointer} ${text}`))
}

/**
 * Judges the changed texts of a draft without rendering a page (LEG-02). All texts of the draft are judged together, as a rate may be in
 * the text before or after; what the live texts have too is left out. What depends on a page, such as the size of letters, is judged there.
 */
export const judgeDraftTexts = ({ draft, live, ...site }: JudgedDraft): TextFinding[] => {
  const changed = findChangedTexts(live, draft).map(({ pointer, text }) => ({ pointer, text: oneLine(text) }))
  if (changed.length === 0) return []
  const findIn = (config: ResolvedConfig) => createJudge({ ...site, config }).settings(writtenTexts(config).map(({ text }) => text))
  const before = new Set((live ? findIn(live) : []).map(({ rule, phrase }) => `${rule} ${phrase}`))
  return findIn(draft).flatMap((finding) => {
    const place = changed.find(({ text }) => text.includes(finding.phrase))
    return place && !before.has(`${finding.rule} ${finding.phrase}`) ? [{ ...finding, pointer: place.pointer }] : []
  })
}
