import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { endWithThisProcess } from '@forecourt/data/embedded/endWithThisProcess'
import { ignoreClosedOutput } from '@forecourt/services/process/ignoreClosedOutput'
import { root } from '../start/settings'
import { whenStarterEnds } from '../start/whenStarterEnds'
import { type ClusterAddresses, startCluster } from './startCluster'

const print = ({ ports, consoleUrl, siteHosts, rootFile, database }: ClusterAddresses) => {
  const lines = [
    ['Console', consoleUrl],
    ...siteHosts.map((host) => ['Site', `https://${host}:${ports.https}`]),
    ['Varnish, HAProxy', `http://127.0.0.1:${ports.varnish}, http://127.0.0.1:${ports.haproxy}`],
    ['Site servers', `http://127.0.0.1:${ports.siteA}, http://127.0.0.1:${ports.siteB}`],
    ['PgBouncer, Postgres, replica', `127.0.0.1:${ports.pgbouncer}, 127.0.0.1:${ports.postgres}, ${new URL(database.replica).host}`],
    ['Object storage', `http://127.0.0.1:${ports.objects}`],
    ['Root certificate', rootFile],
  ]
  process.stdout.write('\nThe cluster is ready.\n\n')
  for (const [name = '', address] of lines) process.stdout.write(`  ${name.padEnd(30)} ${address}\n`)
  const [host] = siteHosts
  process.stdout.write(
    `\nThe names lead nowhere: curl --cacert ${rootFile} --resolve ${host}:${ports.https}:127.0.0.1 https://${host}:${ports.https}/\n`,
  )
  process.stdout.write('Sign in as admin@forecourt.example with demo-forecourt. Ctrl-C stops everything.\n')
}

/** Runs the measurements in a process that trusts the certificate authority; returns its exit code. */
const measure = async (addresses: ClusterAddresses, names: readonly string[]): Promise<number> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/cluster/measure.ts', ...names], {
    cwd: root,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: addresses.rootFile, CLUSTER: JSON.stringify(addresses) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const cancelKill = child.pid ? endWithThisProcess(child.pid, { group: false, signal: 'TERM' }) : () => {}
  const [code] = await once(child, 'exit')
  cancelKill()
  return code ?? 1
}

/**
 * `npm run cluster`: a whole installation of many parts on this machine, with the files of deploy/, until Ctrl-C (docs/operations.md).
 * `npm run cluster -- measure [names]` measures it and ends.
 */
ignoreClosedOutput()
const [task, ...names] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const cluster = startCluster({
  directory: path.join(root, '.data/cluster'),
  firstPort: Number(process.env.CLUSTER_PORT ?? 8443),
  verbose: process.argv.includes('--verbose'),
  log: (line) => process.stderr.write(line),
})
let stopping: Promise<void> | undefined
const stop = (code: number) => {
  stopping ??= cluster.stop().then(() => process.exit(code))
  return stopping
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
whenStarterEnds(() => void stop(0))
try {
  const addresses = await cluster.ready
  print(addresses)
  if (task === 'measure') await stop(await measure(addresses, names))
} catch (error) {
  if (!stopping) process.stderr.write(`\n${(error as Error).message}\n`)
  await stop(1)
}
