import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { root } from '../../tools/start/settings'

export interface Installation {
  readonly child: ChildProcess
  readonly sitePort: number
  readonly consolePort: number
  readonly data: string
  /** All its output. */
  output(): string
  ready(limit: number): Promise<void>
  stop(): Promise<void>
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  postmaster(): number
}

/** Starts an installation like `npm start`, with its own data and ports, from the code of a tree. */
export const startInstallation = (
  data: string,
  sitePort: number,
  env: Readonly<Record<string, string>> = {},
  tree = root,
): Installation => {
  const consolePort = sitePort + 1
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/start/start.ts'], {
    cwd: tree,
    env: { ...process.env, FORECOURT_DATA: data, SITE_PORT: String(sitePort), CONSOLE_PORT: String(consolePort), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const folder = path.join(data, 'postgres')
  return {
    child,
    sitePort,
    consolePort,
    data,
    output: () => output,
    async ready(limit) {
      for (const deadline = Date.now() + limit; !output.includes('Forecourt is ready'); await wait(100))
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The installation did not start:\n${output}`)
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
    async query(sql, values) {
      const port = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3])
      const password = readFileSync(`${folder}.password`, 'utf8').trim()
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'forecourt' })
      await client.connect()
      try {
        return (await client.query(sql, values)).rows
      } finally {
        await client.end()
      }
    },
    postmaster: () => Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]),
  }
}
