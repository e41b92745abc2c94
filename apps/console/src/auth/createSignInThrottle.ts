import { clientNetwork } from '@forecourt/services/limits/clientNetwork'
import { createSharedLimiter, type LimitsClient } from '@forecourt/services/limits/createSharedLimiter'

/** The account, address and browser of a sign-in attempt. */
export interface SignInAttempt {
  readonly ip: string
  readonly email: string
  /** The known browser: one that signed in to this account before or opened a link mailed to it; null for others. */
  readonly device: string | null
}

/**
 * Rate limits of sign-ins, counted before the password is checked and shared by all processes. Each pair of account and address has a limit
 * of its own, so that a stranger locks an account only for themselves. Slower limits stop one address from trying many accounts and many
 * addresses from trying one. A known browser has only its own limit, and a mailed link makes any browser known.
 */
export interface SignInThrottle {
  /** Counts an attempt. Resolves to 0 when it is allowed, else to the seconds to wait. */
  take(who: SignInAttempt): Promise<number>
  /** Stops counting the attempt, after a successful sign-in. */
  succeeded(who: SignInAttempt): Promise<void>
}

const quarterOfAnHour = 15 * 60
const hour = 3600

export const createSignInThrottle = (
  client: LimitsClient,
  { perAccountAndAddress = 8, perAddress = 40, perAccount = 30 } = {},
): SignInThrottle => {
  const limits = {
    pair: createSharedLimiter(client, { name: 'signInPair', count: perAccountAndAddress, seconds: quarterOfAnHour }),
    address: createSharedLimiter(client, { name: 'signInAddress', count: perAddress, seconds: quarterOfAnHour }),
    account: createSharedLimiter(client, { name: 'signInAccount', count: perAccount, seconds: hour }),
  }
  const keysOf = ({ ip, email, device }: SignInAttempt) => {
    const [account, network] = [email.trim().toLowerCase(), clientNetwork(ip)]
    if (device !== null) return [[limits.pair, `${account} by ${device}`]] as const
    return [
      [limits.pair, `${account} from ${network}`],
      [limits.address, network],
      [limits.account, account],
    ] as const
  }
  return {
    take: async (who) => {
      // Sequential: an attempt that one limit refuses doesn't count against the later limits, so a stranger can't use them up.
      for (const [limit, key] of keysOf(who)) {
        const answer = await limit.take(key)
        if (!answer.allowed) return answer.retryAfterSeconds
      }
      return 0
    },
    succeeded: async (who) => {
      const [[pair, key], ...others] = keysOf(who)
      await Promise.all([pair.reset(key), ...others.map(([limit, other]) => limit.uncount(other))])
    },
  }
}
