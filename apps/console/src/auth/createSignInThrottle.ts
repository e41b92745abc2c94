import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const windowSeconds = 15 * 60

/** Counts failed sign-ins by address and by account, so that neither many guesses at one account nor one guess at many gets far. */
export interface SignInThrottle {
  /** Seconds to wait, or 0 when an attempt may be made. */
  secondsToWait(who: { ip: string; email: string }): Promise<number>
  countFailure(who: { ip: string; email: string }): Promise<void>
  forgive(who: { email: string }): Promise<void>
}

export const createSignInThrottle = ({ perAccount = 8, perAddress = 40 } = {}): SignInThrottle => {
  const accounts = new RateLimiterMemory({ points: perAccount, duration: windowSeconds })
  const addresses = new RateLimiterMemory({ points: perAddress, duration: windowSeconds })
  const wait = (result: RateLimiterRes | null, points: number) =>
    result && result.consumedPoints >= points ? Math.max(1, Math.ceil(result.msBeforeNext / 1000)) : 0
  const consume = async (limiter: RateLimiterMemory, key: string) => {
    await limiter.consume(key).catch((reason: unknown) => {
      if (!(reason instanceof RateLimiterRes)) throw reason
    })
  }
  return {
    secondsToWait: async ({ ip, email }) =>
      Math.max(wait(await accounts.get(email.toLowerCase()), perAccount), wait(await addresses.get(ip), perAddress)),
    countFailure: async ({ ip, email }) => {
      await Promise.all([consume(accounts, email.toLowerCase()), consume(addresses, ip)])
    },
    forgive: async ({ email }) => {
      await accounts.delete(email.toLowerCase())
    },
  }
}
