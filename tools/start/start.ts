import path from 'node:path'
import { appEnvironment } from './appEnvironment'
import { assertPortFree } from './assertPortFree'
import { buildApps } from './buildApps'
import { freePort } from './freePort'
import { Processes } from './Processes'
import { prepareDatabase } from './prepareDatabase'
import { readSecrets } from './readSecrets'
import { seedDatabase } from './seedDatabase'
import { serveApps } from './serveApps'
import { readSettings, root } from './settings'
import { step } from './step'
import { untilServing } from './untilServing'

/**
 * From nothing to both apps serving: database, migrations, demo dealers, build, mail outbox, worker, site and console.
 * With --dev the apps run with hot reload instead of being built. Ctrl-C stops everything.
 */
const start = async () => {
  const dev = process.argv.includes('--dev')
  const verbose = dev || process.argv.includes('--verbose')
  const processes = new Processes()
  let database: Awaited<ReturnType<typeof prepareDatabase>> | undefined
  let stopping: Promise<void> | undefined

  const stop = (code: number) => {
    stopping ??= (async () => {
      await processes.stop()
      await database?.stop()
      process.exit(code)
    })()
    return stopping
  }
  // A signal comes more than once: to the whole group, and again from whoever started us. Only the first counts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

  try {
    process.stdout.write('Forecourt\n')
    const settings = readSettings()
    const { sitePort, consolePort } = settings
    await assertPortFree(sitePort, 'the dealer sites', 'SITE_PORT')
    await assertPortFree(consolePort, 'the console', 'CONSOLE_PORT')
    const secrets = readSecrets(settings.dataDirectory)
    database = await prepareDatabase(settings)
    await seedDatabase(database.ownerUrl, settings)
    if (!dev) await buildApps()

    const { demoLogins } = await import('@forecourt/seeds/demoLogins')
    const env = appEnvironment(settings, secrets, database.ownerUrl, await freePort(), dev, process.env.HIDE_DEMO_LOGINS ? [] : demoLogins)
    let ended = false
    const onEnd = (name: string, code: number | null, output: string) => {
      ended = true
      process.stderr.write(`\nThe ${name} ended${code === null ? '' : ` with code ${code}`}.\n${output}\n`)
      void stop(1)
    }
    await step('Serving', async () => {
      processes.start(
        {
          name: 'worker',
          command: process.execPath,
          args: ['--import', 'tsx', path.join(root, 'packages/services/src/worker/main.ts')],
          cwd: root,
          env,
        },
        onEnd,
        verbose,
      )
      serveApps(processes, settings, env, dev, onEnd, verbose)
      const running = () => !ended
      await Promise.all([
        untilServing(`http://127.0.0.1:${sitePort}/internal/health`, 90, running),
        untilServing(`http://127.0.0.1:${consolePort}/sign-in`, 90, running),
      ])
    })

    const { demoSites } = await import('@forecourt/seeds/demoSites')
    const line = (name: string, address: string) => `  ${name.padEnd(34)} ${address}\n`
    process.stdout.write(`\nForecourt is ready.\n\n${line('Console', env.CONSOLE_URL ?? '')}`)
    for (const site of demoSites) process.stdout.write(line(site.name, `http://${site.host}:${sitePort}`))
    process.stdout.write('\nDemo logins\n')
    for (const login of demoLogins) process.stdout.write(line(login.role, `${login.email}  ${login.password}`))
    process.stdout.write('\nCtrl-C stops everything.\n')
  } catch (error) {
    process.stderr.write(`\n${(error as Error).message}\n`)
    await stop(1)
  }
}

await start()
