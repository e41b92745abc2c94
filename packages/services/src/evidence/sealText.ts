import type { ShownEvidence } from './PageEvidence'

type Seals = Pick<NonNullable<ShownEvidence['seals']>, 'days' | 'broken'> & { readonly last: { readonly day: string } | null }

/** Whether the history is as it was sealed, and whether the day of an instant is sealed already (CFG-12), in a sentence. */
export const sealText = ({ days, broken, last }: Seals, at: string): string => {
  if (broken.length > 0) return `Days that don’t match their seal: ${broken.join(', ')}`
  if (days === 0) return 'The history of this day is sealed tonight; nothing is sealed yet.'
  const isDaySealed = last !== null && last.day >= at.slice(0, 10)
  return `Sealed days that match: ${days}.${isDaySealed ? '' : ' The history of this day is sealed tonight.'}`
}
