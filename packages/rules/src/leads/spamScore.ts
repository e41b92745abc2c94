import { leadAnswers } from './leadAnswers'

const quickestMs = 1500
const link = /https?:|www\.|:\/\/|\.(?:com|net|org|ru|cn|top|xyz|info|biz)\b/i

/** Spam signals with their weight out of 100 and their explanation for staff (API-07). */
export const spamSigns = {
  hidden: { counts: 100, message: 'It filled in a hidden field' },
  quick: { counts: 80, message: 'It was sent within 1.5 seconds' },
  untimed: { counts: 60, message: 'It has no time of sending' },
  link: { counts: 50, message: 'It has a link where people don’t write one' },
} as const
export type SpamSign = keyof typeof spamSigns

/** Score from which a lead is filed as spam. */
const suspiciousFrom = 50

/** Score reduction for a proof of work: enough for one weak signal, too little for a strong one or for two. */
const proofWeight = 45

export interface SpamScore {
  /** From 0 to 100. */
  readonly score: number
  readonly signs: readonly SpamSign[]
  readonly isSuspicious: boolean
  /** Whether it is suspicious now, but wouldn't be with a proof of work. */
  readonly canBeProved: boolean
}

/**
 * Spam score of a lead with its signals: the honeypot field is filled, it was submitted within 1.5 seconds or without a time (null means
 * a page without scripts), or an answer that allows no links has one (API-07). Suspicious leads are stored and marked, never dropped, and
 * get no confirmation. A proof of work by the browser offsets a weak signal.
 */
export const spamScore = (input: unknown, { isProved = false } = {}): SpamScore => {
  if (typeof input !== 'object' || input === null) return { score: 0, signs: [], isSuspicious: false, canBeProved: false }
  const sent = input as { readonly [field: string]: unknown }
  const { website, elapsedMs } = sent
  const isTimed = typeof elapsedMs === 'number' && !Number.isNaN(elapsedMs)
  const hasLink = leadAnswers.some(({ id, holdsNoLinks }) => {
    const text = sent[id]
    return holdsNoLinks === true && typeof text === 'string' && link.test(text)
  })
  const detected: { readonly [Sign in SpamSign]: boolean } = {
    hidden: website !== undefined && website !== null && (typeof website !== 'string' || website.trim() !== ''),
    quick: isTimed && elapsedMs < quickestMs,
    untimed: elapsedMs !== null && !isTimed,
    link: hasLink,
  }
  const signs = (Object.keys(spamSigns) as SpamSign[]).filter((sign) => detected[sign])
  const total = signs.reduce((sum, sign) => sum + spamSigns[sign].counts, 0)
  const withProof = Math.max(0, total - proofWeight)
  const score = Math.min(100, isProved ? withProof : total)
  return {
    score,
    signs,
    isSuspicious: score >= suspiciousFrom,
    canBeProved: !isProved && total >= suspiciousFrom && withProof < suspiciousFrom,
  }
}
