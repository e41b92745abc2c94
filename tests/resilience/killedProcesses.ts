import { setTimeout as wait } from 'node:timers/promises'
import type { Metric } from '../bench/Metric'
import { percentile } from '../bench/measures/percentile'
import { siteRequest } from '../bench/siteRequest'
import { descendants, processes } from './descendants'
import { pages } from './pages'
import { requestSteadily } from './requestSteadily'
import { startInstallation } from './startInstallation'
import { untilOk } from './untilOk'

const kinds = {
  site: (command: string) => command.includes('apps/site/.next/front/main.mjs'),
  pages: (command: string) => command.includes('apps/site/src/server/renderer.ts'),
  console: (command: string) => command.includes('apps/console/src/server/main.ts'),
  worker: (command: string) => command.includes('worker/main.ts'),
  postgres: (command: string) => command.includes('bin/postgres -D'),
} as const

/** Warm-up: renders each page once. */
const inService = async (sitePort: number) => {
  for (const [host, path] of pages) while ((await siteRequest(sitePort, host, path)).status !== 200) await wait(500)
}

/** Kills each kind of process, or one kind, repeatedly while pages are requested at a steady rate. */
export const killedProcesses = async (data: string, count: number, sitePort: number, only?: string): Promise<Metric[]> => {
  const installation = startInstallation(data, sitePort)
  const metrics: Metric[] = []
  try {
    await installation.ready(600_000)
    await inService(sitePort)
    const { pid = 0 } = installation.child
    const all = Object.entries(kinds)
    for (const [name, isKind] of all) {
      const found = descendants(pid).find(({ command }) => isKind(command))
      if (found) metrics.push({ name: `memory-${name}`, value: Math.round(found.kilobytes / 1024), unit: 'MB resident after the start' })
    }
    const own = processes().find((one) => one.pid === pid)
    metrics.push({
      name: 'memory-supervisor',
      value: Math.round((own?.kilobytes ?? 0) / 1024),
      unit: 'MB resident',
    })
    for (const [name, isKind] of all.filter(([one]) => only === undefined || one === only)) {
      const traffic = requestSteadily(sitePort, pages, 50)
      const back: number[] = []
      const port = name === 'console' ? installation.consolePort : sitePort
      await wait(1_000)
      for (let round = 0; round < count; round++) {
        const victim = descendants(pid).find(({ command }) => isKind(command))
        if (victim) process.kill(victim.pid, 'SIGKILL')
        const killed = performance.now()
        // Requests that are pending at the kill: the next kill waits for them, as pages are slow on a busy machine.
        const interrupted = traffic.pendingFinished()
        await untilOk(`http://127.0.0.1:${port}/livez`)
        back.push(performance.now() - killed)
        await wait(300)
        await untilOk(`http://127.0.0.1:${sitePort}/readyz?for=writes`)
        if (name === 'console') await untilOk(`http://127.0.0.1:${installation.consolePort}/readyz`)
        await interrupted
        await wait(500 + Math.random() * 500)
      }
      const read = await traffic.stop()
      metrics.push(
        {
          name: `killed-${name}-answered`,
          value: (100 * read.answered) / read.requested,
          unit: `% of ${read.requested} ${JSON.stringify(read.byStatus)}, ${count} kills`,
        },
        { name: `killed-${name}-p95`, value: read.p95, unit: `ms (p50 ${read.p50}, p99 ${read.p99})` },
        {
          name: `killed-${name}-back`,
          value: Math.round(percentile(back, 0.5)),
          unit: `ms until its port answers again (p50; slowest ${Math.round(percentile(back, 1))})`,
        },
      )
      process.stderr.write(
        `${metrics
          .slice(-3)
          .map(({ name: one, value, unit }) => `${one} ${value} ${unit}`)
          .join('\n')}\n`,
      )
    }
    return metrics
  } finally {
    await installation.stop()
  }
}
