/** A state outside React with subscriptions. `useStore` reads it in a component. */
export interface Store<State> {
  /** The same object until the next update. */
  state(): State
  /** Calls the listener after every update; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void
}

/** Creates a store. Only its creator can update it: expose just `state` and `subscribe`. */
export const createStore = <State extends object>(initial: State) => {
  let state = initial
  const listeners = new Set<() => void>()
  const set = (next: State) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set,
    update: (next: Partial<State>) => set({ ...state, ...next }),
    /** Removes all listeners. */
    close: () => listeners.clear(),
  }
}
