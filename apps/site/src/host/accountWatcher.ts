import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { mayBeSignedIn } from './mayBeSignedIn'

/** Who can save cars: all shoppers (in the browser until sign-in), or signed-in ones only. */
export type Accounts = 'everybody' | 'account'

/** Synchronises favourites with the account; nothing without sign-in. */
export const accountWatcher = (accounts: Accounts | undefined): Pick<RuntimeHost, 'watch'> => ({
  async watch(carId, save) {
    if (!accounts || (!mayBeSignedIn() && accounts === 'everybody')) return null
    const { watchCar } = await import('./accountCalls').catch(() => {
      throw new Error('We couldn’t save this right now. Please try again in a moment.')
    })
    return watchCar(carId, save)
  },
})

/** Merges the browser's and the account's lists once the page has loaded; no request from browsers that never signed in. */
export const followAccount = (host: Pick<RuntimeHost, 'storage'>): void => {
  if (!mayBeSignedIn() && !host.storage.read('account')) return
  Promise.all([import('@forecourt/runtime/storage/joinAccount'), import('./accountCalls')])
    .then(([{ joinAccount, leaveAccount }, { accountCalls }]) => (mayBeSignedIn() ? joinAccount(host, accountCalls) : leaveAccount(host)))
    // The page works without it; the next page retries.
    .catch(() => {})
}
