import { existsSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@forecourt/data/embedded/freePort'
import { ignoreClosedOutput } from '@forecourt/services/process/ignoreClosedOutput'
import { appEnvironment } from './environment/appEnvironment'
import { consoleProcess } from './processes/consoleProcess'
import { siteProcesses } from './processes/siteProcesses'
import { workerProcess } from './processes/workerProcess'
import { readSecrets } from './readSecrets'
import { Supervisor } from './Supervisor'
import { readSettings, root } from './settings'
import { untilServing } from './untilServing'
import { whenStarterEnds } from './whenStarterEnds'

const programs = {
  site: { cwd: 'apps/site', built: '.next/front/main.mjs', needs: ['APP_DATABASE_URL', 'PLATFORM_DATABASE_URL'] },
  console: { cwd: 'apps/console', built: '.next/BUILD_ID', needs: ['APP_DATABASE_URL', 'PLATFORM_DATABASE_URL'] },
  worker: {
    cwd: '.',
    built: null,
    needs: ['APP_DATABASE_URL', 'PLATFORM_DATABASE_URL', 'WORKER_DATABASE_URL'],
  },
} as const

type Program = keyof typeof programs

const isProgram = (name: string | undefined): name is Program => name !== undefined && name in programs

/** Default port of the worker's health endpoints. */
const usualWorkerPort = '3002'

/**
 * `npm run serve:site|console|worker`: one process of an installation, after `npm run build` and `npm run migrate`. Restarted if it ends
 * (docs/operations.md).
 */
const serve = async (supervisor: Supervisor) => {
  const name = process.argv[2]
  if (!isProgram(name)) throw new Error(`Enter what to serve: ${Object.keys(programs).join(', ')}.`)
  const { cwd: folder, built, needs } = programs[name]
  const cwd = path.join(root, folder)
  const missing = needs.filter((variable) => !process.env[variable])
  if (missing.length > 0) throw new Error(`The ${name} needs ${missing.join(' and ')}: \`npm run migrate -- --addresses\` prints them.`)
  if (built && !existsSync(path.join(cwd, built))) throw new Error(`The ${name} is not built yet: run \`npm run build\` first.`)

  const settings = { ...readSettings(), rolesExist: true }
  const { WORKER_DATABASE_URL = '', WORKER_PORT = usualWorkerPort } = process.env
  const env = appEnvironment(settings, readSecrets(settings.dataDirectory), '', await freePort(), false, [])
  const port = { site: settings.sitePort, console: settings.consolePort, worker: Number(WORKER_PORT) }[name]
  if (name === 'worker') supervisor.start(workerProcess({ ...env, WORKER_DATABASE_URL, WORKER_PORT }))
  else if (name === 'console') supervisor.start(consoleProcess(env, port))
  else for (const command of siteProcesses(env, port)) supervisor.start(command)
  await Promise.race([supervisor.failed, untilServing(`http://127.0.0.1:${port}/livez`, 120)])
  supervisor.finishStart()
}

ignoreClosedOutput()
const supervisor = new Supervisor({ verbose: true, log: (line) => process.stderr.write(line) })
let stopping: Promise<void> | undefined
const stop = (code: number) => {
  stopping ??= (async () => {
    await supervisor.stop()
    process.exit(code)
  })()
  return stopping
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
whenStarterEnds(() => void stop(0))
try {
  await serve(supervisor)
} catch (error) {
  if (!stopping) process.stderr.write(`${(error as Error).message}\n`)
  await stop(1)
}
