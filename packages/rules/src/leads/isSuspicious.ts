import { leadAnswers } from './leadAnswers'

const quickestMs = 1500
const link = /https?:|www\.|:\/\/|\.(?:com|net|org|ru|cn|top|xyz|info|biz)\b/i

/**
 * Says whether a lead looks like a machine's: the field hidden from people is filled in, it was sent within 1.5 seconds or does not
 * say how long it took (null, from a page without scripts, says that it can't), or an answer that holds no links holds one (API-07).
 * Such a lead is kept and marked, never dropped, and nobody is sent a confirmation of it.
 */
export const isSuspicious = (input: unknown): boolean => {
  if (typeof input !== 'object' || input === null) return false
  const sent = input as { readonly [field: string]: unknown }
  const { website, elapsedMs } = sent
  if (website !== undefined && website !== null && (typeof website !== 'string' || website.trim() !== '')) return true
  if (elapsedMs !== null && (typeof elapsedMs !== 'number' || !(elapsedMs >= quickestMs))) return true
  return leadAnswers.some(({ id, holdsNoLinks }) => {
    const text = sent[id]
    return holdsNoLinks === true && typeof text === 'string' && link.test(text)
  })
}
