import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { renderDeployFile } from '../cluster/renderDeployFile'

/**
 * Checks what Varnish does with aged and purged pages by deploy/varnish/forecourt.vcl, with a server that hangs or fails in place of HAProxy. Fails
 * with an assertion. Pages age in a second here, and may be a second old instead of a minute.
 */

/** An aged page must be there within a second. Milliseconds, with some for the check itself. */
const soon = 1_200

let mode: 'serves' | 'hangs' | 'fails' = 'serves'
let version = 1
const waiting: ServerResponse[] = []
const serve = (response: ServerResponse, url = '') => {
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=1', etag: `"${version}"`, 'surrogate-key': `site:a page:${url}` }
  response.writeHead(200, headers).end(`version ${version}`)
}
const origin = createServer((request, response) => {
  if (request.url === '/livez') return void response.end('ok')
  if (mode === 'hangs') return void waiting.push(response)
  if (mode === 'fails') return void response.writeHead(503).end('unavailable')
  serve(response, request.url)
})

const listen = async () => {
  origin.listen(0, '127.0.0.1')
  await once(origin, 'listening')
  return (origin.address() as AddressInfo).port
}
const freePort = async () => {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-varnish-'))
// Started by root, Varnish reads the file as a user of its own.
chmodSync(folder, 0o711)
const [edge, purges, sites] = [await freePort(), await freePort(), await listen()]
const vcl = path.join(folder, 'forecourt.vcl')
writeFileSync(
  vcl,
  renderDeployFile('varnish/forecourt.vcl', [
    ['.port = "8080"', `.port = "${sites}"`],
    ['set req.grace = 60s', 'set req.grace = 1s'],
  ]),
)
const addresses = ['-a', `edge=127.0.0.1:${edge}`, '-a', `purge=127.0.0.1:${purges}`]
const varnish = spawn('varnishd', ['-F', ...addresses, '-f', vcl, '-n', path.join(folder, 'work'), '-s', 'malloc,32m'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})

const get = async (address: string) => {
  const begun = performance.now()
  const answer = await fetch(`http://127.0.0.1:${edge}${address}`, { signal: AbortSignal.timeout(3_000) })
  return { status: answer.status, text: await answer.text(), ms: performance.now() - begun }
}
const purge = (tags: string) => fetch(`http://127.0.0.1:${purges}/`, { method: 'PURGE', headers: { 'xkey-purge': tags } })
const isAged = async (address: string, limit: number) => {
  const { status, text, ms } = await get(address)
  assert.deepEqual([status, text], [200, 'version 1'], address)
  assert.ok(ms < limit, `${address} took ${Math.round(ms)} ms`)
}

try {
  for (let left = 50; ; left--)
    try {
      await get('/ready')
      break
    } catch (error) {
      if (left === 0) throw error
      await wait(100)
    }
  for (const address of ['/a', '/b', '/c']) assert.equal((await get(address)).text, 'version 1')
  await wait(2_500)
  version = 2

  mode = 'hangs'
  await isAged('/a', soon)
  // The first page showed that the server is silent: the others of the host don't wait.
  await isAged('/a', 300)
  await isAged('/b', 300)
  // A purged page is never sent again.
  await purge('page:/b')
  const purged = await get('/b').catch(() => null)
  assert.notEqual(purged?.text, 'version 1')
  for (const response of waiting.splice(0)) response.destroy()

  // A response that was requested before a purge and arrives after it isn't stored.
  const requested = get('/d')
  while (waiting.length === 0) await wait(20)
  await purge('page:/d')
  mode = 'serves'
  for (const response of waiting.splice(0)) serve(response, '/d')
  version = 3
  assert.equal((await requested).text, 'version 2')
  assert.equal((await get('/d')).text, 'version 3')

  await wait(6_000)
  mode = 'fails'
  await isAged('/a', 300)
  await isAged('/c', 300)

  await wait(6_000)
  mode = 'serves'
  await get('/a')
  await wait(500)
  assert.equal((await get('/a')).text, 'version 3')
} finally {
  // It may have ended by itself, with its reason on stderr.
  if (varnish.exitCode === null && varnish.signalCode === null) {
    varnish.kill('SIGTERM')
    await once(varnish, 'exit')
  }
  origin.closeAllConnections()
  origin.close()
  rmSync(folder, { recursive: true, force: true })
}
