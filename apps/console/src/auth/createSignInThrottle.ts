import { clientNetwork } from '@forecourt/services/limits/clientNetwork'
import { createSharedLimiter, type LimitsClient } from '@forecourt/services/limits/createSharedLimiter'

/** Who tries to sign in, and from where. */
export interface Attempting {
  readonly ip: string
  readonly email: string
  /** The browser, when it signed in to this account before or opened a link mailed to it. */
  readonly device: string | null
}

/**
 * Counts sign-ins before their password is looked at, for all processes together. Each account and address have a count of their
 * own, so that a stranger closes an account for nobody but themselves; slower counts stop one address from trying many accounts
 * and many addresses from trying one. A known browser has its own count and is kept out by no other: a mailed link makes one of any.
 */
export interface SignInThrottle {
  /** Counts an attempt: 0 when it may be made, else the seconds to wait. */
  take(who: Attempting): Promise<number>
  /** The password was right: what the attempt counted is given back. */
  succeeded(who: Attempting): Promise<void>
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
  const keysOf = ({ ip, email, device }: Attempting) => {
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
      // One after the other: what the first refuses costs the others nothing, so a stranger can't use them up.
      for (const [limit, key] of keysOf(who)) {
        const answer = await limit.take(key)
        if (!answer.allowed) return answer.retryAfterSeconds
      }
      return 0
    },
    succeeded: async (who) => {
      const [[pair, key], ...others] = keysOf(who)
      await Promise.all([pair.forget(key), ...others.map(([limit, other]) => limit.giveBack(other))])
    },
  }
}
