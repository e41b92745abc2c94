import type { SentForm } from './plainForm'

type Faults = { readonly [field: string]: string }

/** What of a form without scripts is marked as wrong: a time still to be chosen is no fault of a shopper who saw none, or looks for later ones. */
export function shownFaults({ input }: SentForm, faults: Faults): Faults {
  if ('slotsFrom' in input) return {}
  const { preferredTime: _, ...others } = faults
  return 'again' in input ? faults : others
}
