import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { assertPortFree } from '../start/assertPortFree'
import { databaseUrls } from '../start/databaseUrls'
import { holdInstallation } from '../start/holdInstallation'
import { prepareDatabase } from '../start/prepareDatabase'
import { leanNode } from '../start/processes/leanNode'
import { readSecrets } from '../start/readSecrets'
import { Supervisor } from '../start/Supervisor'
import { readSettings, root } from '../start/settings'
import { buildApps } from '../start/steps/buildApps'
import { seedDatabase } from '../start/steps/seedDatabase'
import { step } from '../start/steps/step'
import { untilServing } from '../start/untilServing'
import { type ClusterPorts, clusterPorts } from './clusterPorts'
import { edgeCommands, poolerCommand } from './edgeCommands'
import { edgeGet } from './edgeGet'
import { startReplica } from './startReplica'

export interface ClusterAddresses {
  /** The process that supervises the others. */
  readonly pid: number
  readonly ports: ClusterPorts
  readonly consoleUrl: string
  readonly consoleHost: string
  readonly siteHosts: readonly string[]
  /** Connection strings of Postgres as its owner and as both roles of the apps, of the replica, and of PgBouncer. */
  readonly database: { readonly [name in 'owner' | 'app' | 'platform' | 'replica' | 'pooled']: string }
  /** Root certificate of the certificate authority, in a file. */
  readonly rootFile: string
  /** The data folders of both site servers. */
  readonly siteData: readonly string[]
  /** The data folder of the other processes, with the database. */
  readonly sharedData: string
  /** Variables of every process of Forecourt. */
  readonly processEnv: Readonly<Record<string, string>>
}

interface ClusterOptions {
  readonly directory: string
  /** The first of 21 consecutive ports. */
  readonly firstPort: number
  /** Forwards the output of all processes. */
  readonly verbose: boolean
  readonly log: (line: string) => void
}

/** Names of the demo in public DNS, for which a certificate authority issues certificates. */
const domain = 'example.com'

/** Milliseconds. As systemd with `Restart=always`, `RestartSec=100ms`. */
const pauses = { first: 100, longest: 1_000, steady: 1_000 }
/** Seconds. */
const timeout = 600
/** Memory of sites and search indexes of a site server, for 1.2 GB in all. */
const siteMemoryMb = 400

const atPort = (address: string, port: number) => {
  const url = new URL(address)
  url.port = String(port)
  return url.href
}

/** Moves the demo's sites from names under localhost to public ones; returns the names, without those of dealers that a measurement added. */
const renameSites = async (ownerUrl: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`update host_names set host = replace(host, '.localhost', '.${domain}') where host like '%.localhost'`)
    const { rows } = await client.query<{ host: string }>(
      `select host from host_names where proved_at is not null and site_id not like 'copy-%' order by host`,
    )
    return rows.map(({ host }) => host)
  } finally {
    await client.end()
  }
}

/** Waits for a certificate and a page. */
const untilTrusted = async (url: string, rootFile: string) => {
  let last = ''
  for (const deadline = Date.now() + timeout * 1_000; Date.now() < deadline; await wait(200)) {
    const { status } = await edgeGet(url, rootFile).catch((error: Error) => ({ status: error.message }))
    if (typeof status === 'number' && status < 500) return
    last = String(status)
  }
  throw new Error(`${url} did not respond within ${timeout} seconds (${last}).`)
}

const isBuilt = () => ['apps/site/.next/front/main.mjs', 'apps/console/.next/BUILD_ID'].every((file) => existsSync(path.join(root, file)))

/** Replaces an object storage with keys by the one of this cluster, for all processes. */
const useObjects = (port: number) =>
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'ap-southeast-2',
    AWS_ACCESS_KEY_ID: 'cluster',
    AWS_SECRET_ACCESS_KEY: 'cluster-secret',
  })

export interface Cluster {
  readonly ready: Promise<ClusterAddresses>
  stop(): Promise<void>
}

/**
 * Starts the whole chain on this machine, with the demo: Caddy, Varnish, HAProxy, two site servers, PgBouncer, Postgres with a replica,
 * console, two workers, object storage and a certificate authority. What ends is started again. Everything ends with this process; only
 * the data in `directory` stays.
 */
export const startCluster = ({ directory, firstPort, verbose, log }: ClusterOptions): Cluster => {
  const ports = clusterPorts(firstPort)
  const supervisor = new Supervisor({ verbose, log, pauses })
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-cluster-'))
  // Varnish and PgBouncer run as users of their own.
  chmodSync(folder, 0o711)
  const endings: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      await supervisor.stop()
      for (const end of endings.toReversed()) await end()
    })()
    return stopping
  }

  const prepare = async () => {
    const dataDirectory = path.join(directory, 'shared')
    const settings = {
      ...{ ...readSettings(), dataDirectory, filesPlace: 's3://forecourt/files', databaseUrl: undefined, rolesExist: false },
      ...{ sitePort: ports.siteA, consolePort: ports.console },
    }
    if (!(await holdInstallation(dataDirectory, { isStopping: () => stopping !== undefined })))
      throw new Error(`A cluster runs on ${directory} already.`)
    for (const port of Object.values(ports)) await assertPortFree(port, 'the cluster', 'CLUSTER_PORT')
    const objects = leanNode(path.join(root, 'tools/cluster/objects.ts'))
    supervisor.start({
      ...{ name: 'object storage', ...objects, args: [...objects.args, String(ports.objects), path.join(directory, 'bucket')] },
      ...{ cwd: root, env: process.env, last: true },
    })
    await untilListening(ports.objects)
    useObjects(ports.objects)
    const database = await prepareDatabase(settings, ports.postgres)
    endings.push(database.stop)
    const building = isBuilt() ? undefined : buildApps()
    building?.catch(() => {})
    await seedDatabase(database.ownerUrl, settings, { demo: true })
    await building
    return { settings, ownerUrl: database.ownerUrl, secrets: readSecrets(dataDirectory) }
  }

  const untilListening = (port: number) => Promise.race([supervisor.failed, untilServing(`http://127.0.0.1:${port}/`, timeout)])

  const serve = async ({ settings, ownerUrl, secrets }: Awaited<ReturnType<typeof prepare>>): Promise<ClusterAddresses> => {
    const siteHosts = await renameSites(ownerUrl)
    const replica = await step('Copying the replica', () =>
      startReplica(
        ownerUrl,
        { primary: path.join(settings.dataDirectory, 'postgres'), directory: path.join(directory, 'replica'), port: ports.replica },
        log,
      ),
    )
    endings.push(replica.stop)
    const urls = databaseUrls(ownerUrl, settings)
    const consoleHost = `console.${domain}`
    const consoleUrl = `https://${consoleHost}:${ports.https}`
    const permissionToken = randomBytes(24).toString('base64url')
    const { DATABASE_URL: _owner, ...inherited } = process.env
    const processEnv = {
      FORECOURT_FILES: settings.filesPlace,
      APP_DATABASE_URL: atPort(urls.app, ports.pgbouncer),
      PLATFORM_DATABASE_URL: atPort(urls.platform, ports.pgbouncer),
      LISTEN_DATABASE_URL: urls.platform,
      WORKER_DATABASE_URL: urls.worker,
      AUTH_SECRET: secrets.auth,
      INTERNAL_SECRET: secrets.internal,
      METRICS_TOKEN: secrets.internal,
      TLS_PERMISSION_TOKEN: permissionToken,
      CONSOLE_URL: consoleUrl,
      SITE_HOST_SUFFIX: 'example.com',
      SITE_ORIGIN_TEMPLATE: `https://{host}:${ports.https}`,
      SITE_INTERNAL_URLS: `http://127.0.0.1:${ports.siteA},http://127.0.0.1:${ports.siteB}`,
      EDGE_VARNISH_URLS: `http://127.0.0.1:${ports.purges}`,
      THIRD_PARTY_TAGS: 'none',
    }
    const env = { ...inherited, ...processEnv }
    const serve = leanNode(path.join(root, 'tools/start/serve.ts'))
    const start = (name: string, program: 'site' | 'console' | 'worker', own: Readonly<Record<string, string>>) =>
      supervisor.start({ name, command: serve.command, args: [...serve.args, program], cwd: root, env: { ...env, ...own } })
    const siteData = [path.join(directory, 'site-a'), path.join(directory, 'site-b')] as const
    const site = { SITE_HOST: '127.0.0.1', TRUSTED_PROXIES: '3', SITE_MEMORY_MB: String(siteMemoryMb) }
    const shared = { FORECOURT_DATA: settings.dataDirectory }
    const rootFile = path.join(folder, 'root.pem')
    await step('Serving', async () => {
      supervisor.start(poolerCommand({ folder, ports, urls: [urls.app, urls.platform] }))
      start('site A', 'site', { ...site, FORECOURT_DATA: siteData[0], SITE_PORT: String(ports.siteA) })
      start('site B', 'site', { ...site, FORECOURT_DATA: siteData[1], SITE_PORT: String(ports.siteB) })
      start('console', 'console', { ...shared, CONSOLE_PORT: String(ports.console), CONSOLE_HOST: '127.0.0.1', TRUSTED_PROXIES: '1' })
      start('worker A', 'worker', { ...shared, WORKER_PORT: String(ports.workerA) })
      start('worker B', 'worker', { ...shared, WORKER_PORT: String(ports.workerB) })
      const edge = edgeCommands({ folder, ports, consoleHost, permissionToken })
      for (const command of edge.commands) supervisor.start(command)
      const parts = [ports.siteA, ports.siteB, ports.console, ports.workerA, ports.workerB]
      const ready = async () => {
        await Promise.all(parts.map((port) => untilServing(`http://127.0.0.1:${port}/readyz`, timeout)))
        const management = `https://127.0.0.1:${ports.pebbleManagement}/roots/0`
        writeFileSync(rootFile, (await edgeGet(management, edge.authority)).body)
        for (const host of [...siteHosts, consoleHost]) await untilTrusted(`https://${host}:${ports.https}/`, rootFile)
      }
      await Promise.race([supervisor.failed, ready()])
      supervisor.finishStart()
    })
    const database = { owner: ownerUrl, replica: replica.url, app: urls.app, platform: urls.platform, pooled: env.APP_DATABASE_URL }
    return {
      pid: process.pid,
      ports,
      consoleUrl,
      consoleHost,
      siteHosts,
      database,
      rootFile,
      siteData,
      sharedData: settings.dataDirectory,
      processEnv,
    }
  }

  return { ready: prepare().then(serve), stop }
}
