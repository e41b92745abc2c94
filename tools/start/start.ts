import { freePort } from '@forecourt/data/embedded/freePort'
import { setupCode } from '@forecourt/services/people/setupCode'
import { ignoreClosedOutput } from '@forecourt/services/process/ignoreClosedOutput'
import { assertPortFree } from './assertPortFree'
import { databaseUrls } from './databaseUrls'
import { appEnvironment } from './environment/appEnvironment'
import { holdInstallation } from './holdInstallation'
import { bindAddress } from './listening/bindAddress'
import { photosArgument } from './photosArgument'
import { prepareDatabase } from './prepareDatabase'
import { workerProcess } from './processes/workerProcess'
import { readSecrets } from './readSecrets'
import { Supervisor } from './Supervisor'
import { serveApps } from './serveApps'
import { readSettings, type Settings } from './settings'
import { buildApps } from './steps/buildApps'
import { seedDatabase } from './steps/seedDatabase'
import { step } from './steps/step'
import { untilServing } from './untilServing'
import { whenStarterEnds } from './whenStarterEnds'

/** Timeout in seconds: with hot reload the first page can take minutes on a slow machine; an exited process is detected at once. */
const timeoutSeconds = 600

/** Only one process may run an embedded database: a second one would lose it when the first stops. */
const holdAlone = async ({ dataDirectory }: Settings, isStopping: () => boolean) => {
  const onWait = () => process.stdout.write('  Waiting for the one before to stop …\n')
  if (!(await holdInstallation(dataDirectory, { isStopping, onWait })))
    throw new Error(
      `Forecourt is running on ${dataDirectory} already. Stop it first, or give this one a folder of its own with FORECOURT_DATA=….`,
    )
}

/**
 * Starts an installation from nothing: database, migrations, demo dealers, build, mail outbox, worker, site and console. Restarts what
 * ends, until this process is stopped. A database of DATABASE_URL gets the demo only with --demo. With --dev the apps run with hot reload
 * instead of a build. Ctrl-C stops everything.
 */
const start = async () => {
  ignoreClosedOutput()
  const dev = process.argv.includes('--dev')
  const verbose = dev || process.argv.includes('--verbose')
  const supervisor = new Supervisor({ verbose, log: (line) => process.stderr.write(line) })
  let database: Awaited<ReturnType<typeof prepareDatabase>> | undefined
  let stopping: Promise<void> | undefined

  const stop = (code: number) => {
    stopping ??= (async () => {
      await supervisor.stop()
      await database?.stop()
      process.exit(code)
    })()
    return stopping
  }
  // A signal can arrive more than once: for the group, and again from the parent. Only the first counts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  whenStarterEnds(() => void stop(0))

  try {
    process.stdout.write('Forecourt\n')
    const settings = readSettings()
    const photoDirectory = photosArgument(process.argv)
    const { sitePort, consolePort } = settings
    if (!settings.databaseUrl) await holdAlone(settings, () => stopping !== undefined)
    await assertPortFree(sitePort, 'the dealer sites', 'SITE_PORT')
    await assertPortFree(consolePort, 'the console', 'CONSOLE_PORT')
    const secrets = readSecrets(settings.dataDirectory)
    database = await prepareDatabase(settings)
    const { ownerUrl } = database
    // Builds during seeding, which leaves CPU time; build errors are shown afterwards.
    const building = dev ? null : buildApps()
    building?.catch(() => {})
    // A user's own database gets demo dealers only on request.
    await seedDatabase(ownerUrl, settings, { demo: !settings.databaseUrl || process.argv.includes('--demo'), photoDirectory })
    // Imported after the Prisma client is generated.
    const { readSignIns, demoSitesIn } = await import('./readSignIns')
    const urls = databaseUrls(ownerUrl, settings)
    const signIns = await readSignIns(urls)
    const hosts = { site: bindAddress(process.env.SITE_HOST, signIns), console: bindAddress(process.env.CONSOLE_HOST, signIns) }
    await building

    const { demoLogins } = await import('@forecourt/seeds/demoLogins')
    const env = appEnvironment(settings, secrets, ownerUrl, await freePort(), dev, process.env.HIDE_DEMO_LOGINS ? [] : demoLogins)
    env.LOG_FORMAT ??= 'text'
    if (dev) env.ASSETS_PORT = String(await freePort())
    const { sampleSupplier } = await import('./supplier/sampleSupplier')
    const supplier = await sampleSupplier(urls, settings, secrets, (line) => process.stdout.write(line))
    if (supplier) supervisor.start(supplier.command)
    const trusted = [process.env.FEED_TRUSTED_HOSTS, supplier?.trusted].filter(Boolean).join(',')
    await step('Serving', async () => {
      supervisor.start(workerProcess({ ...env, WORKER_DATABASE_URL: urls.worker, ...(trusted && { FEED_TRUSTED_HOSTS: trusted }) }))
      serveApps(supervisor, settings, env, { dev, hosts })
      await Promise.race([
        supervisor.failed,
        Promise.all([
          untilServing(`http://127.0.0.1:${sitePort}/internal/health`, timeoutSeconds),
          untilServing(`http://127.0.0.1:${consolePort}/sign-in`, timeoutSeconds),
        ]),
      ])
      supervisor.finishStart()
    })

    const demoSites = await demoSitesIn(urls)
    const line = (name: string, address: string) => `  ${name.padEnd(34)} ${address}\n`
    process.stdout.write(`\nForecourt is ready.\n\n${line('Console', env.CONSOLE_URL ?? '')}`)
    for (const site of demoSites) process.stdout.write(line(site.name, `http://${site.host}:${sitePort}`))
    if (signIns.hasDemoUsers) {
      process.stdout.write('\nDemo logins\n')
      for (const login of demoLogins) process.stdout.write(line(login.role, `${login.email}  ${login.password}`))
      if (hosts.console === '127.0.0.1')
        process.stdout.write('\nOnly this machine can connect while there are demo logins: npm run user -- remove-demo\n')
    }
    if (demoSites.length === 0 && !signIns.hasUsers)
      process.stdout.write('\nThe demo dealers are not in this database. They come into an empty one with: npm start -- --demo\n')
    if (!signIns.hasUsers) {
      process.stdout.write('\nNo one can sign in yet. Create the first administrator\n')
      process.stdout.write(line('with the code', setupCode(secrets.auth)) + line('at', `${env.CONSOLE_URL}/first-run`))
    }
    process.stdout.write('\nCtrl-C stops everything.\n')
  } catch (error) {
    if (!stopping) process.stderr.write(`\n${(error as Error).message}\n`)
    await stop(1)
  }
}

await start()
