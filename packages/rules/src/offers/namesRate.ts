import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { Offer } from '../entities/Offer'

/** A yearly rate as advertisements write it: '4.9% p.a.', '5.9 % pa', '6% per annum', '7% interest'. */
const rate = /\d(?:\.\d+)?\s?%\s?(?:p\.?\s?a\b|per\s(?:annum|year)|a\syear|interest|finance|fixed)/i

/**
 * Says whether an offer names a yearly rate, in its name or its words (OFR-02): then the law wants the comparison rate beside it (FIN-05).
 *
 * @example namesRate({ name: 'Corolla from 4.9% p.a.', description: '' }) // true
 */
export const namesRate = ({ name, description }: Pick<Offer, 'name' | 'description'>): boolean =>
  rate.test(name) || rate.test(plainText(description))
