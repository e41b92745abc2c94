import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@forecourt/data/embedded/freePort'
import { appEnvironment } from '../../tools/start/environment/appEnvironment'
import { prepareDatabase } from '../../tools/start/prepareDatabase'
import { readSecrets } from '../../tools/start/readSecrets'
import { run } from '../../tools/start/run'
import { Supervisor } from '../../tools/start/Supervisor'
import { serveApps } from '../../tools/start/serveApps'
import { readSettings, root } from '../../tools/start/settings'
import { buildApps } from '../../tools/start/steps/buildApps'
import { seedDatabase } from '../../tools/start/steps/seedDatabase'
import { step } from '../../tools/start/steps/step'
import { untilServing } from '../../tools/start/untilServing'
import type { BenchContext } from './BenchContext'
import { consoleListsBench } from './consoleListsBench'
import { fleetBench } from './fleetBench'
import { forecastBench } from './forecastBench'
import { historiesBench } from './historiesBench'
import { killedPublishesBench } from './killedPublishesBench'
import { leadLatencyBench } from './leads/leadLatencyBench'
import { type Metric, printMetric } from './Metric'
import { memoryBench } from './memoryBench'
import { neighboursBench } from './neighboursBench'
import { cachedPageBench } from './pages/cachedPageBench'
import { carRenderBench } from './pages/carRenderBench'
import { firstPressBench } from './pages/firstPressBench'
import { lighthouseBench } from './pages/lighthouseBench'
import { phoneChoiceBench } from './pages/phoneChoiceBench'
import { scriptBench } from './pages/scriptBench'
import { peersBench } from './peers/peersBench'
import { samePagesDirectory } from './peers/samePagesDirectory'
import { previewPaintBench } from './previewPaintBench'
import { publishBench } from './publishBench'
import { rulesBench } from './rulesBench'
import { searchBench } from './searchBench'
import { searchFreshnessBench } from './searchFreshnessBench'
import { searchPaintBench } from './searchPaintBench'
import { stockFeedBench } from './stock/stockFeedBench'

const benches: Record<string, (context: BenchContext) => Promise<Metric[]>> = {
  rules: rulesBench,
  'lead-latency': leadLatencyBench,
  search: searchBench,
  'search-freshness': searchFreshnessBench,
  'stock-feed': stockFeedBench,
  fleet: fleetBench,
  'console-lists': consoleListsBench,
  scripts: scriptBench,
  'cached-page': cachedPageBench,
  neighbours: neighboursBench,
  memory: memoryBench,
  publish: publishBench,
  'killed-publishes': killedPublishesBench,
  histories: historiesBench,
  forecast: forecastBench,
  'preview-paint': previewPaintBench,
  'search-paint': searchPaintBench,
  'phone-choice': phoneChoiceBench,
  'first-press': firstPressBench,
  'car-render': carRenderBench,
  peers: peersBench,
  lighthouse: lighthouseBench,
}

/** Benches that can compare with an earlier build of the same sites, served on this machine. */
const comparable = ['scripts', 'search-paint', 'phone-choice', 'first-press', 'car-render', 'peers']

/** Benches that need no running installation. */
const standalone = ['rules', 'lead-latency', 'search', 'search-freshness', 'stock-feed', 'fleet', 'histories']

/**
 * `npm run bench [-- name …] [--earlier=PORT]`: measures a freshly seeded installation, beside a bare Next app and optionally an earlier
 * build at a port.
 */
const bench = async () => {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const earlierPort = Number(process.argv.find((word) => word.startsWith('--earlier='))?.split('=')[1])
  const unknown = names.filter((name) => !(name in benches))
  if (unknown.length > 0) throw new Error(`There is no bench called ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`)
  if (names.length > 0 && names.every((name) => standalone.includes(name))) {
    const emptyContext = { sitePort: 0, consolePort: 0, barePort: 0, ownerUrl: '', dataDirectory: '' }
    for (const name of names) for (const metric of (await benches[name]?.(emptyContext)) ?? []) printMetric(metric)
    return
  }
  const [sitePort, consolePort, smtpPort, barePort] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const settings = { ...readSettings(), dataDirectory: path.join(root, '.data/bench'), sitePort, consolePort }
  const supervisor = new Supervisor({ log: (line) => process.stderr.write(line) })
  const database = await prepareDatabase(settings)
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  try {
    await seedDatabase(database.ownerUrl, settings, { demo: true })
    await buildApps()
    const bare = path.join(root, 'tests/bench/bare-next')
    await step('Building the bare Next app', () =>
      run(process.execPath, [next, 'build'], { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }, bare),
    )
    const env = appEnvironment(settings, readSecrets(settings.dataDirectory), database.ownerUrl, smtpPort, false, [])
    serveApps(supervisor, settings, env, { dev: false, hosts: {} })
    supervisor.start({
      name: 'bare',
      command: process.execPath,
      args: [next, 'start', '-p', String(barePort)],
      cwd: bare,
      env: { ...env, PORT: String(barePort), SAME_PAGES: samePagesDirectory(settings.dataDirectory) },
    })
    await Promise.race([
      supervisor.failed,
      Promise.all([
        untilServing(`http://127.0.0.1:${sitePort}/internal/health`, 60),
        untilServing(`http://127.0.0.1:${consolePort}/sign-in`, 60),
        untilServing(`http://127.0.0.1:${barePort}/`, 60),
      ]),
    ])
    // Waits for start-up work to finish.
    await wait(1_500)
    const context = { sitePort, consolePort, barePort, ownerUrl: database.ownerUrl, dataDirectory: settings.dataDirectory }
    for (const name of names.length > 0 ? names : Object.keys(benches)) {
      for (const metric of (await benches[name]?.(context)) ?? []) printMetric(metric)
      if (!earlierPort || !comparable.includes(name)) continue
      const earlier = (await benches[name]?.({ ...context, sitePort: earlierPort })) ?? []
      for (const metric of earlier) printMetric({ ...metric, name: `${metric.name}-earlier` })
    }
  } finally {
    await supervisor.stop()
    await database.stop()
  }
}

try {
  await bench()
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`)
  process.exitCode = 1
}
process.exit()
