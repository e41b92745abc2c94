import { answeredWithin } from '@forecourt/data/answeredWithin'
import type { LimitAnswer } from '@forecourt/services/limits/createLimiter'

/** How long a limit may take to answer. Milliseconds. */
const patience = 500

/** Asks limits one after the other until one refuses. One that can't be asked, as its database is away or hangs, refuses nobody. */
export async function allowedByAll(limits: readonly (() => Promise<LimitAnswer>)[]): Promise<LimitAnswer> {
  for (const limit of limits) {
    const answer = await answeredWithin(patience, limit()).catch((): LimitAnswer => ({ allowed: true }))
    if (!answer.allowed) return answer
  }
  return { allowed: true }
}
