import { aboutOffer } from '../answers/aboutOffer'
import type { FormContext } from './FormContext'

/** What a form gives back of what its page was about, on which its fields depend (OFR-02). */
export const sentContext = (sent: { readonly [name: string]: unknown }): Pick<FormContext, 'offer'> => {
  const offer = sent[aboutOffer.id]
  return typeof offer === 'string' && offer !== '' ? { offer } : {}
}
