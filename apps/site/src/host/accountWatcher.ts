import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { mayBeSignedIn } from './mayBeSignedIn'

/** Who can save cars on the site: everybody, in the browser until they sign in, or only who is signed in. */
export type Accounts = 'everybody' | 'account'

/** What the hearts of a page do beside the browser's own list: nothing where nobody signs in. */
export const accountWatcher = (accounts: Accounts | undefined): Pick<RuntimeHost, 'watch'> => ({
  async watch(carId, save) {
    if (!accounts || (!mayBeSignedIn() && accounts === 'everybody')) return null
    const { watchCar } = await import('./accountCalls').catch(() => {
      throw new Error('This couldn’t be saved just now. Please try again in a moment.')
    })
    return watchCar(carId, save)
  },
})

/** Brings the browser's lists and the account's together once a page is there; pages of a browser that never signed in ask nothing. */
export const followAccount = (host: Pick<RuntimeHost, 'storage'>): void => {
  if (!mayBeSignedIn() && !host.storage.read('account')) return
  Promise.all([import('@forecourt/runtime/storage/joinAccount'), import('./accountCalls')])
    .then(([{ joinAccount, leaveAccount }, { accountCalls }]) => (mayBeSignedIn() ? joinAccount(host, accountCalls) : leaveAccount(host)))
    // The page works as it is; the next one tries again.
    .catch(() => {})
}
