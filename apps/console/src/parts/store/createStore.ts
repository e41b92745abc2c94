/** A state outside React, and who is told when it changes. `useStore` reads it in a component. */
export interface Store<State> {
  /** The same object until the next update. */
  state(): State
  /** Calls the listener after every update, until the function it answers is called. */
  subscribe(listener: () => void): () => void
}

/** A store with its first state. Only who makes it may update it: others are given `state` and `subscribe`. */
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
    /** Nobody hears of anything any more. */
    close: () => listeners.clear(),
  }
}
