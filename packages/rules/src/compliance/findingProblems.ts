import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { rulesById } from './complianceRules'
import { findingText } from './findingText'
import type { ComplianceFinding } from './judge'
import type { TextFinding } from './judgeDraftTexts'
import { isBlocking } from './waivers'

/** A broken rule on pages of a site. */
export interface PageFinding extends ComplianceFinding {
  /** The first page with it. */
  readonly path: string
  /** Number of pages with it. */
  readonly pages: number
}

/** Where a finding is, as the start of a sentence. */
export const findingPlace = ({ path, pages }: Pick<PageFinding, 'path' | 'pages'>): string =>
  pages === 1 ? `Page ${path}` : `${pages} pages, such as ${path}`

/** A broken rule in a changed text of a draft, with the breadcrumb of its setting. */
export interface PlacedTextFinding extends TextFinding {
  readonly where: string
}

/** Findings in texts as problems of a publication, which lead to their settings. */
export const textProblems = (findings: readonly PlacedTextFinding[], country: 'AU' | 'NZ'): ConfigProblem[] =>
  findings.map((finding) => ({
    ...{ pointer: finding.pointer, where: finding.where, message: findingText(finding, country), kind: 'value', topic: 'law' },
    severity: isBlocking(finding) ? 'error' : 'warning',
  }))

/** Findings on pages as problems of a publication: errors where the rule blocks it, else legal warnings. */
export const findingProblems = (findings: readonly PageFinding[], country: 'AU' | 'NZ'): ConfigProblem[] =>
  findings.map((finding) => ({
    pointer: rulesById.get(finding.rule)?.setting ?? '/pages',
    where: findingPlace(finding),
    message: findingText(finding, country),
    severity: isBlocking(finding) ? 'error' : 'warning',
    kind: 'value',
    topic: 'law',
  }))

/** Whether one of two phrases is in the other. */
const sharesWords = (one: string, other: string): boolean => one !== '' && other !== '' && (one.includes(other) || other.includes(one))

const isWithin = (one: string, other: string): boolean => `${one}/`.startsWith(`${other}/`)

/**
 * Warnings without those about a claim that a finding blocks at the same place: the stricter one says what to do (LEG-02). They come back
 * once that finding is fixed or accepted.
 */
export const withoutBlockedClaims = (
  warnings: readonly ConfigProblem[],
  blocking: readonly (PageFinding | PlacedTextFinding)[],
): ConfigProblem[] =>
  warnings.filter(({ pointer, where, message }) => {
    const quoted = /“([^”]*)”/.exec(message)?.[1] ?? ''
    return !blocking.some((finding) => {
      const isSamePlace =
        'pages' in finding
          ? (where?.endsWith(` ${finding.path}`) ?? false)
          : isWithin(pointer, finding.pointer) || isWithin(finding.pointer, pointer)
      return isSamePlace && sharesWords(quoted, finding.phrase)
    })
  })
