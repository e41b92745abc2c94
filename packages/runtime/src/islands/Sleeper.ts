import type { RuntimeHost } from '../host/RuntimeHost'

/** A part that sleeps. */
export interface SleepingIsland {
  readonly host: RuntimeHost
  /** Reads what it is given; the more of that, the longer it takes. */
  readonly data: () => object
  /** Has it answer; resolves once it does. */
  readonly wake: () => Promise<void>
}

/** What is done for a part that sleeps. */
export interface TendedIsland {
  /** It is about to wake: what it will ask for can be fetched beside its code. */
  readonly prepare: () => void
  /** It answers. */
  readonly stop: () => void
}

/** Does on the HTML of a part what can't wait until that answers. */
export type Sleeper = (element: HTMLElement, part: SleepingIsland) => TendedIsland
