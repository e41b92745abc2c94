import type { RuntimeHost } from '../host/RuntimeHost'
import type { AccountState } from './AccountState'
import { accountStore } from './accountStore'
import { compareStore } from './compareStore'
import { favouritesStore } from './favouritesStore'
import { readStored } from './readStored'
import { viewedStore } from './viewedStore'
import { writeStored } from './writeStored'

/** What a browser asks of the site about its account. */
export interface AccountCalls {
  /** The account that is signed in; null for nobody. Rejects when it can't be asked. */
  state(): Promise<AccountState | null>
  /** Joins what the browser kept, and says what the account has then. */
  join(brought: {
    readonly watched: readonly string[]
    readonly viewed: readonly string[]
    readonly compared: readonly string[]
  }): Promise<AccountState>
}

type Host = Pick<RuntimeHost, 'storage'>

/** What is compared is chosen on each device, so that what was taken out there stays out: only at first is it the account's. */
const take = (host: Host, { id, phone, email, watched, viewed, compared }: AccountState, isFirst: boolean): void => {
  writeStored(host, favouritesStore, watched)
  writeStored(host, viewedStore, viewed)
  if (isFirst) writeStored(host, compareStore, compared)
  writeStored(host, accountStore, { id, phone, email })
}

/** Nobody is signed in any more: the account's lists leave the browser with it. */
export const leaveAccount = (host: Host): void => {
  if (readStored(host, accountStore).id === '') return
  writeStored(host, favouritesStore, [])
  writeStored(host, viewedStore, [])
  writeStored(host, compareStore, [])
  writeStored(host, accountStore, accountStore.empty)
}

/**
 * Brings a browser and the account that is signed in there together (FAV-05, FAV-10). The first time, what the browser kept joins the
 * account: nothing is lost, and nothing is there twice. From then on the cars saved are the account's; those looked at and compared
 * since are joined each time.
 */
export const joinAccount = async (host: Host, calls: AccountCalls): Promise<void> => {
  const state = await calls.state()
  if (state === null) return leaveAccount(host)
  const before = readStored(host, accountStore).id
  // Somebody else's lists are not this account's to have.
  if (before !== '' && before !== state.id) leaveAccount(host)
  const isFirst = before !== state.id
  const brought = {
    watched: isFirst ? readStored(host, favouritesStore).map(({ id }) => id) : [],
    viewed: missing(readStored(host, viewedStore), state.viewed),
    compared: missing(readStored(host, compareStore), state.compared),
  }
  const isNews = Object.values(brought).some((cars) => cars.length > 0)
  take(host, isNews ? await calls.join(brought) : state, isFirst)
}

const missing = (kept: readonly { readonly slug: string }[], known: readonly { readonly slug: string }[]): string[] => {
  const slugs = new Set(known.map(({ slug }) => slug))
  return kept.map(({ slug }) => slug).filter((slug) => !slugs.has(slug))
}
