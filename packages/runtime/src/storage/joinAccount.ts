import type { RuntimeHost } from '../host/RuntimeHost'
import type { AccountState } from './AccountState'
import { accountStore } from './accountStore'
import { awaitedStore } from './awaitedStore'
import { compareStore } from './compareStore'
import { type Favourite, favouritesStore } from './favouritesStore'
import { readStored, writeStored } from './Store'
import { viewedStore } from './viewedStore'

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

/** Cars that the account could not keep when their hearts were pressed, and that are still saved here. */
const awaitedCars = (host: Host): Favourite[] => {
  const ids = readStored(host, awaitedStore)
  return readStored(host, favouritesStore).filter(({ id }) => ids.includes(id))
}

/** What is compared is chosen on each device, so that what was taken out there stays out: only at first is it the account's. */
const take = (host: Host, { id, phone, email, watched, viewed, compared }: AccountState, isFirst: boolean): void => {
  const awaited = awaitedCars(host).filter((car) => !watched.some((other) => other.id === car.id))
  writeStored(host, favouritesStore, [...awaited, ...watched])
  writeStored(
    host,
    awaitedStore,
    awaited.map((car) => car.id),
  )
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
  writeStored(host, awaitedStore, [])
  writeStored(host, accountStore, accountStore.empty)
}

const missing = (stored: readonly { readonly slug: string }[], known: readonly { readonly slug: string }[]): string[] => {
  const slugs = new Set(known.map(({ slug }) => slug))
  return stored.map(({ slug }) => slug).filter((slug) => !slugs.has(slug))
}

/**
 * Brings a browser and the account that is signed in there together (FAV-05, FAV-10). The first time, what the browser kept joins the
 * account: nothing is lost, and nothing is there twice. From then on the cars saved are the account's, with those it could not keep
 * before it had a number to call; those looked at and compared since are joined each time.
 */
export const joinAccount = async (host: Host, calls: AccountCalls): Promise<void> => {
  const state = await calls.state()
  if (state === null) return leaveAccount(host)
  const before = readStored(host, accountStore).id
  // Somebody else's lists are not this account's to have.
  if (before !== '' && before !== state.id) leaveAccount(host)
  const isFirst = before !== state.id
  const brought = {
    watched: (isFirst ? readStored(host, favouritesStore) : state.phone === '' ? [] : awaitedCars(host)).map(({ id }) => id),
    viewed: missing(readStored(host, viewedStore), state.viewed),
    compared: missing(readStored(host, compareStore), state.compared),
  }
  const isNews = Object.values(brought).some((cars) => cars.length > 0)
  take(host, isNews ? await calls.join(brought) : state, isFirst)
}
