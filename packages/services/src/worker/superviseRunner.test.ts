import type { Runner } from 'graphile-worker'
import { expect, it } from 'vitest'
import { superviseRunner } from './superviseRunner'

/** A runner that ends on request. */
const runnerThatEnds = () => {
  let end: (error?: Error) => void = () => {}
  const promise = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve())
  })
  const runner = { promise, stop: async () => end(), addJob: async () => ({}) } as unknown as Runner
  return { runner, end: (error?: Error) => end(error) }
}

it('the worker restarts a runner that ended, failed to start or is to be restarted, and logs each reason once', async () => {
  const started: ReturnType<typeof runnerThatEnds>[] = []
  const lines: string[] = []
  let refusals = 2
  let running = 0
  const supervised = superviseRunner({
    start: async () => {
      if (refusals-- > 0) throw new Error('nothing answers')
      const made = runnerThatEnds()
      started.push(made)
      return made.runner
    },
    onRunning: () => running++,
    log: (line, error) => void lines.push(`${line}: ${(error as Error).message}`),
  })
  await expect(supervised.addJob('deliverMessage', {})).rejects.toThrow('No jobs run')
  await expect.poll(() => running).toBe(1)
  started[0]?.end(new Error('terminating connection'))
  await expect.poll(() => running).toBe(2)
  supervised.restart()
  await expect.poll(() => running).toBe(3)
  expect(lines).toEqual(['The worker’s jobs wait: nothing answers', 'The worker’s jobs wait: terminating connection'])
  await supervised.stop()
  expect(supervised.isRunning).toBe(false)
  expect(started).toHaveLength(3)
})

it('the worker stops a runner whose start ends after the stop began', async () => {
  const { runner } = runnerThatEnds()
  let finishStart = () => {}
  const started = new Promise<Runner>((resolve) => {
    finishStart = () => resolve(runner)
  })
  const lines: string[] = []
  let running = 0
  const supervised = superviseRunner({ start: () => started, onRunning: () => running++, log: (line) => lines.push(line) })
  const stopped = supervised.stop()
  finishStart()
  await stopped
  await runner.promise
  expect([supervised.isRunning, running, lines]).toEqual([false, 0, []])
})

it('the worker aborts a start that is no longer needed', async () => {
  let aborted = false
  const supervised = superviseRunner({
    start: (stopping) =>
      new Promise((_, reject) =>
        stopping.addEventListener('abort', () => {
          aborted = true
          reject(stopping.reason)
        }),
      ),
    onRunning: () => {},
    log: () => {},
  })
  await supervised.stop()
  expect(aborted).toBe(true)
})
