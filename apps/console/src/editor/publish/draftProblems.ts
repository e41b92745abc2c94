import { findingProblems, textProblems } from '@forecourt/rules/compliance/findingProblems'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { DraftFinding } from './useCompliance'

/** Findings of the compliance rules as problems: those of texts lead to their settings. */
export const draftProblems = (findings: readonly DraftFinding[], country: 'AU' | 'NZ'): ConfigProblem[] =>
  findings.flatMap((finding) => ('pages' in finding ? findingProblems([finding], country) : textProblems([finding], country)))
