import type { ConfigProblem } from '@forecourt/schema/layers/Layer'

/** A problem with the setting it is about, such as `Header › Phone: The header is to show the phone number, but there is no main number.` */
export const problemSentence = ({ where, message }: ConfigProblem): string => (where ? `${where}: ${message}` : message)
