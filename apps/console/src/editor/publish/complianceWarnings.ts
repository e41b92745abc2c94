import { findingText } from '@forecourt/rules/compliance/findingText'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'

/** A broken rule as a site server found it. */
interface PageFinding {
  readonly rule: string
  readonly words: string
  readonly path: string
  readonly pages: number
}

/** Broken rules on pages, as legal warnings before publishing, with the first page and the number of pages. */
export const complianceWarnings = (findings: readonly PageFinding[], country: 'AU' | 'NZ'): ConfigProblem[] =>
  findings.map(({ path, pages, ...finding }) => ({
    pointer: '/pages',
    where: pages === 1 ? `Page ${path}` : `${pages} pages, such as ${path}`,
    message: findingText(finding, country),
    severity: 'warning',
    kind: 'value',
    topic: 'law',
  }))
