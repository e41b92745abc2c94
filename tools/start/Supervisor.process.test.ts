import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@forecourt/data/embedded/freePort'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Supervisor } from './Supervisor'

const serveHttp = fileURLToPath(new URL('../../packages/services/src/process/serveHttp.ts', import.meta.url))

/** A server that reports its process id; `/slow` responds late. */
const serverAt = (port: number) => `import { createServer } from 'node:http'
const { serveHttp } = await import(${JSON.stringify(serveHttp)})
const server = createServer((request, response) => {
  setTimeout(() => response.end(String(process.pid)), request.url === '/slow' ? 400 : 0)
})
const serving = await serveHttp(server, { port: ${port}, host: '127.0.0.1' })
process.once('SIGTERM', async () => { await serving.stop(3000); process.exit(0) })`

const node = (name: string, code: string) => ({
  name,
  command: process.execPath,
  args: ['--import', 'tsx', '--input-type=module', '-e', code],
  cwd: process.cwd(),
  env: process.env,
})

let lines: string[] = []
let supervisor: Supervisor
const begin = () => {
  lines = []
  supervisor = new Supervisor({ log: (line) => lines.push(line), pauses: { first: 20, longest: 200, steady: 60_000 } })
}
afterEach(() => supervisor.stop())

/** Starts the server; returns its address and a request for its process id on a new connection. */
const serve = async () => {
  begin()
  const port = await freePort()
  supervisor.start(node('site', serverAt(port)))
  supervisor.finishStart()
  const ask = async (path = '/') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
    return Number(await answer.text())
  }
  /** Waits for another process id than these. */
  const other = (pids: readonly number[]) =>
    vi.waitFor(
      async () => {
        const pid = await ask()
        expect(pids).not.toContain(pid)
        return pid
      },
      { timeout: 60_000, interval: 20 },
    )
  return { ask, other }
}

describe('A supervised process', () => {
  it('A supervised process is restarted each time it is killed, without a longer pause', async () => {
    const { other } = await serve()
    const pids = [await other([])]
    for (let kills = 1; kills <= 5; kills++) {
      process.kill(pids.at(-1) ?? 0, 'SIGKILL')
      pids.push(await other(pids))
    }
    expect(lines.filter((line) => line.includes('The site was ended by SIGKILL; it is started again in 0.02 s'))).toHaveLength(5)
  })

  it('A supervised process is stopped after the processes that need it', async () => {
    begin()
    const noting = mkdtempSync(path.join(tmpdir(), 'forecourt-stopped-'))
    const until = (name: string, ms: number) =>
      `import { appendFileSync } from 'node:fs'
process.on('SIGTERM', () => setTimeout(() => { appendFileSync(${JSON.stringify(path.join(noting, 'ended'))}, '${name} '); process.exit(0) }, ${ms}))
appendFileSync(${JSON.stringify(path.join(noting, 'ready'))}, '${name} ')
setInterval(() => {}, 1000)`
    supervisor.start({ ...node('needed', until('needed', 0)), last: true })
    supervisor.start(node('other', until('other', 300)))
    const output = (file: string) =>
      existsSync(path.join(noting, file)) ? readFileSync(path.join(noting, file), 'utf8').trim().split(' ') : []
    await expect.poll(() => output('ready').length, { timeout: 60_000 }).toBe(2)
    await supervisor.stop()
    expect(output('ended')).toEqual(['other', 'needed'])
    rmSync(noting, { recursive: true })
  })

  it('A supervised process finishes its requests before it stops', async () => {
    const { ask, other } = await serve()
    const pid = await other([])
    const slow = ask('/slow')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await supervisor.stop()
    expect(await slow).toBe(pid)
  })

  it('A supervised process is restarted with growing pauses when it ends, and the other processes continue', async () => {
    begin()
    supervisor.start(node('worker', 'setInterval(() => {}, 1000)'))
    supervisor.start(node('console', 'process.exit(3)'))
    supervisor.finishStart()
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4)
    expect(lines.slice(0, 4).map((line) => /ended with code 3; it is started again in ([\d.]+) s/.exec(line)?.[1])).toEqual([
      '0.02',
      '0.04',
      '0.08',
      '0.16',
    ])
    expect(lines.some((line) => line.includes('worker'))).toBe(false)
  })

  it('A supervised process makes the start fail, with its output, if it ends before all processes serve', async () => {
    begin()
    supervisor.start(node('site', 'console.error("The environment is not complete"); process.exit(1)'))
    await expect(supervisor.failed).rejects.toThrow(/The site ended with code 1\.\nThe environment is not complete/)
  })
})

it('A process continues when its output is no longer read', async () => {
  begin()
  const ignoring = fileURLToPath(new URL('../../packages/services/src/process/ignoreClosedOutput.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `const { ignoreClosedOutput } = await import(${JSON.stringify(ignoring)})
       ignoreClosedOutput()
       console.log('begun')
       setInterval(() => { console.log('more'); console.error('more') }, 20)
       setTimeout(() => process.exit(7), 800)`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stderr.destroy()
  expect(await once(child, 'exit')).toEqual([7, null])
})
