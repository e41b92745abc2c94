import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { problemSentence } from './problemSentence'

/** What the audit says of warnings that were there when somebody published or asked for it; nothing where none were. */
export const auditedWarnings = (warnings: readonly ConfigProblem[]): { readonly warnings?: string[] } =>
  warnings.length === 0 ? {} : { warnings: warnings.map(problemSentence) }
