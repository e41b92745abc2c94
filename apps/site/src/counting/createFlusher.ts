/** Writes in batches what gathers in memory, so that no answer waits for it. */
export interface Flusher {
  /** Writes within the pause, together with what comes until then. */
  soon(): void
  /** Writes now, after what is being written. */
  flush(): Promise<void>
}

export interface FlusherOptions {
  /** Writes what there is; it takes care of its failures itself. */
  write(): Promise<void>
  /** How long something may wait. Milliseconds. */
  readonly pauseMs: number
}

export function createFlusher({ write, pauseMs }: FlusherOptions): Flusher {
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  return {
    soon() {
      if (timer) return
      timer = setTimeout(() => void flush(), pauseMs)
      timer.unref()
    },
    flush,
  }
}
