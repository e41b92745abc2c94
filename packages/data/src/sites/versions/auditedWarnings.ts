import type { ConfigProblem } from '@forecourt/schema/layers/Layer'

/** A problem with its setting, such as `Header › Phone: The header is to show the phone number, but there is no main number.` */
export const problemSentence = ({ where, message }: ConfigProblem): string => (where ? `${where}: ${message}` : message)

/** Audit detail for warnings that a publisher or author saw; empty without any. */
export const auditedWarnings = (warnings: readonly ConfigProblem[]): { readonly warnings?: string[] } =>
  warnings.length === 0 ? {} : { warnings: warnings.map(problemSentence) }
