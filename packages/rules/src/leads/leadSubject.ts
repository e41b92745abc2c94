import { type StoredAttributes, subjectAttributes } from './leadAnswers'

interface Lead {
  readonly carName: string | null
  readonly attributes: Partial<StoredAttributes>
}

/**
 * What a lead asks about, in a word or two: its car, else the model, the offer or the car wanted that it names (ENT-13, OFR-02, ENQ-18);
 * null for none of them.
 */
export const leadSubject = ({ carName, attributes }: Lead): string | null => {
  const stored: { readonly [attribute: string]: unknown } = attributes
  const names = [carName, ...subjectAttributes.map((attribute) => stored[attribute])]
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? null
}
