import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { fileURLToPath } from 'node:url'
import { freePort } from '@forecourt/data/embedded/freePort'
import { afterEach, describe, expect, it } from 'vitest'
import { HeldPort } from './HeldPort'
import { Supervisor } from './Supervisor'

const serveHttp = fileURLToPath(new URL('../../packages/services/src/process/serveHttp.ts', import.meta.url))

/** A server that says which process answers: `/slow` after a while, `/half` to half; what it is asked at `/deadly` ends it, `/last` once it is answered. */
const server = `import { createServer } from 'node:http'
const { serveHttp } = await import(${JSON.stringify(serveHttp)})
const server = createServer((request, response) => {
  if (request.url === '/deadly') process.kill(process.pid, 'SIGKILL')
  if (request.url === '/last') return void response.end('last', () => process.kill(process.pid, 'SIGKILL'))
  if (request.url === '/half') return void response.writeHead(200, { 'content-length': 8 }).write('half')
  setTimeout(() => response.end(String(process.pid)), request.url === '/slow' ? 400 : 0)
})
const serving = await serveHttp(server, { port: 0 })
process.once('SIGTERM', async () => { await serving.stop(3000); process.exit(0) })`

const node = (name: string, code: string, port?: HeldPort) => ({
  name,
  command: process.execPath,
  args: ['--import', 'tsx', '--input-type=module', '-e', code],
  cwd: process.cwd(),
  env: process.env,
  port,
})

let lines: string[] = []
let supervisor: Supervisor
const begin = () => {
  lines = []
  supervisor = new Supervisor({ say: (line) => lines.push(line), pauses: { first: 20, longest: 200, steady: 60_000 } })
}
afterEach(() => supervisor.stop())

describe('A supervised process', () => {
  it('is started again however often it is killed, and nobody who asks meanwhile is turned away', async () => {
    begin()
    const held = new HeldPort()
    const port = await freePort()
    await held.listen(port, '127.0.0.1')
    supervisor.start(node('site', server, held))
    supervisor.forgive()
    // Each on a connection of its own: those that are open end with the process that has them.
    const ask = async () => (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text()
    const seen = new Set([await ask()])
    for (let kills = 1; kills <= 5; kills++) {
      process.kill(Number([...seen].at(-1)), 'SIGKILL')
      for (const pid of await Promise.all(Array.from({ length: 20 }, ask))) seen.add(pid)
      expect(seen.size).toBe(kills + 1)
    }
    // What had served is back at once, every time.
    expect(lines.filter((line) => line.includes('The site was ended by SIGKILL; it is started again in 0.02 s'))).toHaveLength(5)
    held.close()
  })

  describe('that is killed while it answers', () => {
    let held: HeldPort
    let origin: string
    const ask = async (path: string, method = 'GET') =>
      (await fetch(`${origin}${path}`, { method, headers: { connection: 'close' } })).text()
    const serveHeld = async () => {
      begin()
      held = new HeldPort()
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      await held.listen(port, '127.0.0.1')
      supervisor.start(node('site', server, held))
      supervisor.forgive()
      return Number(await ask('/'))
    }
    const untilBegun = () => new Promise((resolve) => setTimeout(resolve, 150))
    afterEach(() => held.close())

    it('leaves what it was asked to the next, as long as nothing of the answer was sent', async () => {
      let pid = await serveHeld()
      for (let kills = 1; kills <= 5; kills++) {
        const answers = Promise.all(Array.from({ length: 5 }, () => ask('/slow')))
        await untilBegun()
        process.kill(pid, 'SIGKILL')
        const pids = new Set((await answers).map(Number))
        expect(pids.size).toBe(1)
        expect(pids).not.toContain(pid)
        pid = [...pids][0] ?? 0
      }
    }, 60_000)

    it('leaves it to a third, when the next is killed over it as well', async () => {
      const pids = [await serveHeld()]
      const answer = ask('/slow')
      for (let kills = 0; kills < 2; kills++) {
        await untilBegun()
        process.kill(pids.at(-1) ?? 0, 'SIGKILL')
        pids.push(Number(await ask('/')))
      }
      expect(Number(await answer)).toBe(pids.at(-1))
    })

    it('has nothing done a second time that may change something', async () => {
      const pid = await serveHeld()
      const answer = ask('/slow', 'POST')
      answer.catch(() => {})
      await untilBegun()
      process.kill(pid, 'SIGKILL')
      await expect(answer).rejects.toThrow()
    })

    it('has no answer begun a second time', async () => {
      const pid = await serveHeld()
      const response = await fetch(`${origin}/half`, { headers: { connection: 'close' } })
      process.kill(pid, 'SIGKILL')
      await expect(response.text()).rejects.toThrow()
    })

    it('has nobody answered twice who was answered just before, and closes connections that wait for more', async () => {
      await serveHeld()
      for (let kills = 0; kills < 5; kills++) {
        await ask('/')
        const socket = net.connect(Number(new URL(origin).port), '127.0.0.1')
        let said = ''
        socket.on('data', (chunk) => {
          said += chunk
        })
        socket.write('GET /last HTTP/1.1\r\nhost: x\r\n\r\n')
        await new Promise((resolve) => socket.once('close', resolve))
        expect(said.match(/HTTP\/1\.1 200/g)).toHaveLength(1)
      }
    }, 30_000)

    it('by what it was asked takes two others with it, and no more', async () => {
      await serveHeld()
      await expect(ask('/deadly')).rejects.toThrow()
      expect(Number(await ask('/'))).toBeGreaterThan(0)
      expect(lines.filter((line) => line.includes('SIGKILL'))).toHaveLength(3)
    })
  })

  it('that others need is stopped after them', async () => {
    begin()
    const until = (ms: number) =>
      `process.on('SIGTERM', () => setTimeout(() => { process.stdout.write('ended'); process.exit(0) }, ${ms})); process.send({ kind: 'ready' }); setInterval(() => {}, 1000)`
    const needed = new HeldPort()
    const other = new HeldPort()
    const ended: string[] = []
    const watch = (held: HeldPort, name: string) => {
      const ready = new Promise<void>((resolve) => {
        const attach = held.attach.bind(held)
        held.attach = (child) => {
          child.once('exit', () => ended.push(name))
          attach(child)
          resolve()
        }
      })
      return ready
    }
    const ready = [watch(needed, 'needed'), watch(other, 'other')]
    supervisor.start({ ...node('needed', until(0), needed), last: true })
    supervisor.start(node('other', until(300), other))
    await Promise.all(ready)
    await supervisor.stop()
    expect(ended).toEqual(['other', 'needed'])
  })

  it('finishes what it has begun before it stops', async () => {
    begin()
    const held = new HeldPort()
    const port = await freePort()
    await held.listen(port, '127.0.0.1')
    supervisor.start(node('site', server, held))
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    const slow = fetch(`http://127.0.0.1:${port}/slow`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    held.close()
    await supervisor.stop()
    expect((await slow).status).toBe(200)
  })

  it('leaves the others alone when it ends, and waits longer each time', async () => {
    begin()
    supervisor.start(node('worker', 'setInterval(() => {}, 1000)'))
    supervisor.start(node('console', 'process.exit(3)'))
    supervisor.forgive()
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4)
    expect(lines.slice(0, 4).map((line) => /ended with code 3; it is started again in ([\d.]+) s/.exec(line)?.[1])).toEqual([
      '0.02',
      '0.04',
      '0.08',
      '0.16',
    ])
    expect(lines.some((line) => line.includes('worker'))).toBe(false)
  })

  it('that ends before everything serves ends the start, with what it printed', async () => {
    begin()
    supervisor.start(node('site', 'console.error("The environment is not complete"); process.exit(1)'))
    await expect(supervisor.failed).rejects.toThrow(/The site ended with code 1\.\nThe environment is not complete/)
  })
})

it('A process whose output nobody reads any more lives on', async () => {
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
