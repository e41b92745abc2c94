import type { RuntimeHost } from '../host/RuntimeHost'
import type { AccountState } from './AccountState'
import { accountStore } from './accountStore'
import { awaitedStore } from './awaitedStore'
import { compareStore } from './compareStore'
import { type Favourite, favouritesStore } from './favouritesStore'
import { readStored, writeStored } from './Store'
import { viewedStore } from './viewedStore'

/** The browser's requests to the site's account API. */
export interface AccountCalls {
  /** The signed-in account; null if signed out. Rejects if the request fails. */
  state(): Promise<AccountState | null>
  /** Merges the browser's lists into the account; resolves to the account's new state. */
  join(browserLists: {
    readonly watched: readonly string[]
    readonly viewed: readonly string[]
    readonly compared: readonly string[]
  }): Promise<AccountState>
}

type Host = Pick<RuntimeHost, 'storage'>

/** Favourites that the account couldn't store when they were saved, and that are still saved here. */
const awaitedCars = (host: Host): Favourite[] => {
  const ids = readStored(host, awaitedStore)
  return readStored(host, favouritesStore).filter(({ id }) => ids.includes(id))
}

/** The comparison is separate on each device, so that removals persist: it is taken from the account only at sign-in. */
const applyAccount = (host: Host, { id, phone, email, watched, viewed, compared }: AccountState, isFirst: boolean): void => {
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

/** Removes the account's lists from the browser, after sign-out or before another account signs in. */
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
 * Synchronises a browser with the signed-in account (FAV-05, FAV-10). The first time, the browser's lists are merged into the account,
 * without loss or duplicates. After that, favourites come from the account, plus those it couldn't store before it had a phone number;
 * viewed and compared cars are merged each time.
 */
export const joinAccount = async (host: Host, calls: AccountCalls): Promise<void> => {
  const state = await calls.state()
  if (state === null) return leaveAccount(host)
  const before = readStored(host, accountStore).id
  // Another account's lists must not be merged into this one.
  if (before !== '' && before !== state.id) leaveAccount(host)
  const isFirst = before !== state.id
  const browserLists = {
    watched: (isFirst ? readStored(host, favouritesStore) : state.phone === '' ? [] : awaitedCars(host)).map(({ id }) => id),
    viewed: missing(readStored(host, viewedStore), state.viewed),
    compared: missing(readStored(host, compareStore), state.compared),
  }
  const hasNew = Object.values(browserLists).some((cars) => cars.length > 0)
  applyAccount(host, hasNew ? await calls.join(browserLists) : state, isFirst)
}
