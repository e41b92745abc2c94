import { useSyncExternalStore } from 'react'
import type { Store } from './createStore'

/** Selects a part of a store's state; renders again only when that part changes. */
export const useStore = <State, Part>({ subscribe, state }: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(subscribe, () => select(state()))
