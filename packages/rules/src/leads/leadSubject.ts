import type { StoredAttributes } from './leadAnswers'

interface Lead {
  readonly carName: string | null
  readonly attributes: Partial<Pick<StoredAttributes, 'aboutModel' | 'aboutOffer'>>
}

/** What a lead asks about, in a word or two: its car, else the model or the offer it names (ENT-13, OFR-02); null for none of them. */
export const leadSubject = ({ carName, attributes: { aboutModel, aboutOffer } }: Lead): string | null =>
  [carName, aboutModel, aboutOffer].find((name) => name) ?? null
