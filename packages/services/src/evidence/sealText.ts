import { countNoun } from '@forecourt/schema/text/countNoun'
import type { ShownEvidence } from './PageEvidence'

type Seals = Pick<NonNullable<ShownEvidence['seals']>, 'days' | 'broken'> & { readonly last: { readonly day: string } | null }

/** Whether the history is as it was sealed, and whether the day of an instant is sealed already (CFG-12), in a sentence. */
export const sealText = ({ days, broken, last }: Seals, at: string): string => {
  if (broken.length > 0) return `The history doesn’t match its seal on ${broken.join(', ')}.`
  if (days === 0) return 'The history of this day is sealed tonight; nothing is sealed yet.'
  const isDaySealed = last !== null && last.day >= at.slice(0, 10)
  return `The history is intact: ${countNoun(days, 'sealed day')} ${days === 1 ? 'matches' : 'match'}.${isDaySealed ? '' : ' The history of this day is sealed tonight.'}`
}
