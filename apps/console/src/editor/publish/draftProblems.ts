import { findingProblems } from '@forecourt/rules/compliance/findingProblems'
import { findingText } from '@forecourt/rules/compliance/findingText'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { DraftFinding } from './useCompliance'

/** Warnings of the compliance rules as problems: those of texts lead to their settings. */
export const draftProblems = (findings: readonly DraftFinding[], country: 'AU' | 'NZ'): ConfigProblem[] =>
  findings.flatMap((finding): ConfigProblem[] =>
    'pages' in finding
      ? findingProblems([finding], country)
      : [
          {
            ...{ pointer: finding.pointer, where: finding.where, message: findingText(finding, country) },
            ...{ severity: 'warning', kind: 'value', topic: 'law' },
          },
        ],
  )
