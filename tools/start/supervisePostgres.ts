import { setTimeout as wait } from 'node:timers/promises'
import { type PostgresOptions, startPostgres } from '@forecourt/data/embedded/startPostgres'
import { isRunning } from '@forecourt/data/embedded/withFileLock'

export interface SupervisedPostgres {
  readonly url: string
  stop(): Promise<void>
}

/** Poll interval of its exit, and restart backoff, in milliseconds. */
const pollEvery = 150
const pauses = { first: 100, longest: 5_000 }

/** The embedded Postgres, restarted on the same port after an unexpected exit. */
export const supervisePostgres = async (options: PostgresOptions, print: (line: string) => void): Promise<SupervisedPostgres> => {
  let server = await startPostgres({ ...options, stopOnExit: true })
  const port = Number(new URL(server.url).port)
  let stopping = false

  const restart = async () => {
    for (let pause = pauses.first; !stopping; pause = Math.min(pause * 2, pauses.longest)) {
      try {
        server = await startPostgres({ ...options, port, stopOnExit: true })
        return
      } catch (error) {
        print(`\nPostgres could not be started again: ${(error as Error).message}\n`)
        await wait(pause)
      }
    }
  }
  const restartOnExit = async () => {
    while (!stopping) {
      await wait(pollEvery, undefined, { ref: false })
      if (stopping || isRunning(server.pid)) continue
      print(`\nPostgres ended; it is started again on port ${port}.\n`)
      await restart()
    }
  }
  const restarting = restartOnExit()

  return {
    url: server.url,
    async stop() {
      stopping = true
      await Promise.race([restarting, wait(5_000)])
      await server.stop()
    },
  }
}
