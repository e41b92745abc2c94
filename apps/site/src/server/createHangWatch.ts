import { setTimeout as wait } from 'node:timers/promises'

/** Notices a database that hangs: without an error, a request would wait for it until its timeout. */
export interface HangWatch {
  /** Resolves once the database hangs while `isOver` is false; never otherwise. */
  noticed(isOver: () => boolean): Promise<void>
}

/**
 * How long a request may take until the database is checked, and from one check to the next. With the time that a database may be silent
 * (550 ms), a page is sent within 800. Milliseconds.
 */
const firstPauseMs = 100
const pauseMs = 200

/** The first pause, and for how long, after the database was found hanging. */
const knownPauseMs = 50
const knownMs = 1_000

/** `isSilent` checks the database, once for concurrent requests. */
export function createHangWatch({ isSilent, now }: { isSilent(): Promise<boolean>; now(): number }): HangWatch {
  let checking: Promise<boolean> | null = null
  let hungAt = Number.NEGATIVE_INFINITY
  const isKnown = () => now() - hungAt < knownMs

  async function check(): Promise<boolean> {
    checking ??= isSilent().finally(() => {
      checking = null
    })
    const hangs = await checking
    if (hangs) hungAt = now()
    return hangs
  }

  return {
    async noticed(isOver) {
      for (let pause = firstPauseMs; ; pause = pauseMs) {
        await wait(isKnown() ? knownPauseMs : pause, null, { ref: false })
        if (isOver()) return new Promise(() => {})
        if (isKnown() || (await check())) return
      }
    },
  }
}

/** A result of the database; rejects if the database hangs first. */
export async function unlessHanging<T>(watch: HangWatch, result: Promise<T>): Promise<T> {
  let isOver = false
  const hang = watch
    .noticed(() => isOver)
    .then(() => {
      throw new Error('The database hangs.')
    })
  try {
    return await Promise.race([result, hang])
  } finally {
    isOver = true
  }
}
