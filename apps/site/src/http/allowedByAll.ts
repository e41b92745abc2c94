import type { LimitAnswer } from '@forecourt/services/limits/createLimiter'

/** Checks limits in order until one refuses. A limit that can't be checked, as its database is unavailable, allows. */
export async function allowedByAll(limits: readonly (() => Promise<LimitAnswer>)[]): Promise<LimitAnswer> {
  for (const limit of limits) {
    const answer = await limit().catch((): LimitAnswer => ({ allowed: true }))
    if (!answer.allowed) return answer
  }
  return { allowed: true }
}
