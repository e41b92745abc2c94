import { setTimeout as wait } from 'node:timers/promises'
import { findPoolerFault } from '@forecourt/data/changes/findPoolerFault'

/** Milliseconds. */
const pauseMs = 5_000

const untilTested = async (url: string): Promise<string | null> => {
  while (true) {
    try {
      return await findPoolerFault(url)
    } catch {
      // The process starts without the database as well; it is tested once it is there.
      await wait(pauseMs, undefined, { ref: false })
    }
  }
}

/**
 * Tests in the background whether a database address is direct, and ends the process if it isn't: changes would be missed without an
 * error. `variable` names the environment variable to correct.
 */
export const requireDirectAddress = async (
  url: string,
  variable: string,
  end: (message: string) => void = (message) => {
    console.error(message)
    process.exit(1)
  },
): Promise<void> => {
  const fault = await untilTested(url)
  if (fault === null) return
  end(
    `${variable} does not lead to Postgres directly: ${fault}. Set it to the address of the Postgres server itself, without a pooler in transaction mode (docs/operations.md, “A pooler”).`,
  )
}
