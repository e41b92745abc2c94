import { useSyncExternalStore } from 'react'
import type { Store } from './createStore'

/** Part of a store's state; the component renders again only when that part is another. */
export const useStore = <State, Part>({ subscribe, state }: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(subscribe, () => select(state()))
