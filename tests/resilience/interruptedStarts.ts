import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Metric } from '../bench/Metric'
import { startInstallation } from './startInstallation'
import { untilOk } from './untilOk'

/** Interrupts a first start at points spread over its duration, each from nothing, and starts again: it must complete. */
export const interruptedStarts = async (data: string, count: number, sitePort: number): Promise<Metric[]> => {
  const env = { SEED_CARS: '60' }
  const remove = () => rmSync(data, { recursive: true, force: true })
  const countsOf = (installation: ReturnType<typeof startInstallation>) =>
    installation.query<{ organisations: string; users: string; leads: string; sites: string }>(
      `select (select count(*) from organisations) as organisations, (select count(*) from users) as users,
        (select count(*) from leads) as leads, (select count(*) from sites where status = 'live') as sites`,
    )

  remove()
  const begun = performance.now()
  const whole = startInstallation(data, sitePort, env)
  await whole.ready(900_000)
  const took = performance.now() - begun
  const expected = JSON.stringify(await countsOf(whole))
  await whole.stop()

  let repaired = 0
  for (let round = 0; round < count; round++) {
    remove()
    const cut = startInstallation(data, sitePort, env)
    const at = ((round + 0.5) / count) * took
    await wait(at)
    // Every second one is killed instead of stopped.
    cut.child.kill(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM')
    const again = startInstallation(data, sitePort, env)
    try {
      await again.ready(900_000)
      await untilOk(`http://127.0.0.1:${sitePort}/readyz`)
      const found = JSON.stringify(await countsOf(again))
      if (found === expected) repaired++
      else process.stderr.write(`Cut short after ${Math.round(at)} ms it came up with ${found} instead of ${expected}.\n`)
    } catch (error) {
      process.stderr.write(`Cut short after ${Math.round(at)} ms: ${(error as Error).message}\n`)
    }
    await again.stop()
    process.stderr.write(`${repaired} of ${round + 1} repaired (cut short after ${Math.round(at)} of ${Math.round(took)} ms)\n`)
  }
  remove()
  return [
    { name: 'interrupted-first-starts', value: count, unit: `points over ${Math.round(took / 1000)} s` },
    { name: 'interrupted-first-starts-repaired', value: repaired, unit: 'completed' },
  ]
}
