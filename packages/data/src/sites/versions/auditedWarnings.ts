import type { ConfigProblem } from '@forecourt/schema/layers/Layer'

/** A problem with the setting it is about, such as `Header › Phone: The header is to show the phone number, but there is no main number.` */
export const problemSentence = ({ where, message }: ConfigProblem): string => (where ? `${where}: ${message}` : message)

/** What the audit says of warnings that were there when somebody published or asked for it; nothing where none were. */
export const auditedWarnings = (warnings: readonly ConfigProblem[]): { readonly warnings?: string[] } =>
  warnings.length === 0 ? {} : { warnings: warnings.map(problemSentence) }
