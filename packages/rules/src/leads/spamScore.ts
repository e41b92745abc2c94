import { leadAnswers } from './leadAnswers'

const quickestMs = 1500
const link = /https?:|www\.|:\/\/|\.(?:com|net|org|ru|cn|top|xyz|info|biz)\b/i

/** What gives a machine away: how much each counts, of a hundred, and what whoever looks at it is told (API-07). */
export const spamSigns = {
  hidden: { counts: 100, says: 'It filled in a field that people don’t see' },
  quick: { counts: 80, says: 'It was sent within 1.5 seconds' },
  untimed: { counts: 60, says: 'It doesn’t say how long it took' },
  link: { counts: 50, says: 'A link stands where people write none' },
} as const
export type SpamSign = keyof typeof spamSigns

/** From this score on an enquiry goes among the spam. */
const suspiciousFrom = 50

/** What the work of a proof takes off the score: enough for one doubt, too little for a machine that is sure, or for two doubts. */
const proofCounts = 45

export interface SpamScore {
  /** From 0 to 100. */
  readonly score: number
  readonly signs: readonly SpamSign[]
  readonly isSuspicious: boolean
  /** Whether it is suspicious as it is, and would not be with a proof of work. */
  readonly canBeProved: boolean
}

/**
 * Says how much a lead looks like a machine's, and why: the field hidden from people is filled in, it was sent within 1.5 seconds or does
 * not say how long it took (null, from a page without scripts, says that it can't), or an answer that holds no links holds one (API-07).
 * Such a lead is kept and marked, never dropped, and nobody is sent a confirmation of it. Who had their browser work for it (a proof of
 * work) is believed where the doubt was small.
 */
export const spamScore = (input: unknown, { isProved = false } = {}): SpamScore => {
  if (typeof input !== 'object' || input === null) return { score: 0, signs: [], isSuspicious: false, canBeProved: false }
  const sent = input as { readonly [field: string]: unknown }
  const { website, elapsedMs } = sent
  const isTimed = typeof elapsedMs === 'number' && !Number.isNaN(elapsedMs)
  const holdsLink = leadAnswers.some(({ id, holdsNoLinks }) => {
    const text = sent[id]
    return holdsNoLinks === true && typeof text === 'string' && link.test(text)
  })
  const shown: { readonly [Sign in SpamSign]: boolean } = {
    hidden: website !== undefined && website !== null && (typeof website !== 'string' || website.trim() !== ''),
    quick: isTimed && elapsedMs < quickestMs,
    untimed: elapsedMs !== null && !isTimed,
    link: holdsLink,
  }
  const signs = (Object.keys(spamSigns) as SpamSign[]).filter((sign) => shown[sign])
  const doubt = signs.reduce((sum, sign) => sum + spamSigns[sign].counts, 0)
  const proved = Math.max(0, doubt - proofCounts)
  const score = Math.min(100, isProved ? proved : doubt)
  return {
    score,
    signs,
    isSuspicious: score >= suspiciousFrom,
    canBeProved: !isProved && doubt >= suspiciousFrom && proved < suspiciousFrom,
  }
}
