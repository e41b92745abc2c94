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

/** Calls `onChange` for each change told by any instance, for as long as it takes: a lost connection is made again. Resolves once it listens. */
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
