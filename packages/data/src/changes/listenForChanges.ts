import type { Change } from './Change'
import { channel } from './channel'
import { type ListenOptions, listenOn } from './listenOn'

const parseChange = (payload: string): Change | null => {
  try {
    return JSON.parse(payload) as Change
  } catch {
    return null
  }
}

/** Subscribes to changes notified by any instance; reconnects whenever the connection is lost. Resolves once it listens. */
export const listenForChanges = (
  url: string,
  onChange: (change: Change) => void,
  options?: ListenOptions,
): Promise<{ stop: () => Promise<void> }> =>
  listenOn(
    url,
    channel,
    (payload) => {
      const change = parseChange(payload)
      if (change) onChange(change)
    },
    options,
  )
