import type { LimitAnswer } from '@forecourt/services/limits/createLimiter'

/** Asks limits one after the other until one refuses. One that can't be asked, as its database is away, refuses nobody. */
export async function allowedByAll(limits: readonly (() => Promise<LimitAnswer>)[]): Promise<LimitAnswer> {
  for (const limit of limits) {
    const answer = await limit().catch((): LimitAnswer => ({ allowed: true }))
    if (!answer.allowed) return answer
  }
  return { allowed: true }
}
