import { signInHref } from '@forecourt/rules/accounts/hasAccounts'
import type { AccountState } from '@forecourt/runtime/storage/AccountState'
import type { AccountCalls } from '@forecourt/runtime/storage/joinAccount'

const unsaved = 'We couldn’t save this right now. Please try again in a moment.'

const readState = async (response: Response): Promise<AccountState> => {
  if (!response.ok) throw new Error(`The account answered ${response.status}`)
  return (await response.json()) as AccountState
}

/** Account requests of the browser. */
export const accountCalls: AccountCalls = {
  state: async () => readState(await fetch('/api/account', { cache: 'no-store' })),
  join: async (browserLists) =>
    readState(
      await fetch('/api/account', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(browserLists) }),
    ),
}

/** Adds or removes a favourite of the account (API-01, API-02); returns the sign-in page if that is needed. */
export async function watchCar(carId: string, save: boolean): Promise<string | null> {
  const response = await fetch(`/api/watchlist/${save ? 'save-car' : 'remove-car'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // An account without a number needs one (FAV-10). None is sent here, so the reply leads such an account to the page where it adds one.
    body: JSON.stringify({ phone_number: '', car_id: carId }),
  }).catch(() => null)
  const reply = (await response?.json().catch(() => null)) as { success?: boolean; message?: string; signIn?: boolean } | null
  if (reply?.success) return null
  if (!reply?.signIn) throw new Error(reply?.message ?? unsaved)
  const currentAddress = `${window.location.pathname}${window.location.search}`
  return save ? signInHref('watchlist', { redirect: currentAddress, back: currentAddress }) : null
}
