import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http, { type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { renderDeployFile } from '../cluster/renderDeployFile'

/**
 * Checks by deploy/haproxy/haproxy.cfg that a site server which restarts loses no page and no form: the other one responds, also while it
 * is busier, and the only one is waited for. Fails with an assertion.
 */

const freePort = async () => {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
/** Requests that are not answered yet. */
const waiting: ServerResponse[] = []
const siteServer = (name: string) =>
  http.createServer((request, response) => {
    if (request.url === '/slow') waiting.push(response)
    else response.end(name)
  })
const listen = async (server: http.Server, port: number) => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
const end = (server: http.Server) => {
  server.close()
  server.closeAllConnections()
}

const [sites, metrics, permission] = [await freePort(), await freePort(), await freePort()]
const [portA, portB] = [await freePort(), await freePort()]
const [a, b] = [siteServer('a'), siteServer('b')]
await listen(a, portA)
await listen(b, portB)
const folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-haproxy-'))
const file = path.join(folder, 'haproxy.cfg')
const replacements = [
  ['127.0.0.1:8080', `127.0.0.1:${sites}`],
  ['127.0.0.1:8405', `127.0.0.1:${metrics}`],
  ['\tuser haproxy\n\tgroup haproxy\n', ''],
  ['maxconn 20000', 'maxconn 1000'],
] as const
writeFileSync(file, renderDeployFile('haproxy/haproxy.cfg', replacements))
const addresses = { SITE_A: `127.0.0.1:${portA}`, SITE_B: `127.0.0.1:${portB}`, TLS_PERMISSION: `127.0.0.1:${permission}` }
const haproxy = spawn('haproxy', ['-db', '-q', '-f', file], {
  env: { ...process.env, ...addresses },
  stdio: ['ignore', 'ignore', 'inherit'],
})

const send = (host: string, method: 'GET' | 'POST', address = '/') =>
  new Promise<string>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: sites, path: address, method, headers: { host }, agent: false }, (response) => {
      response.setEncoding('utf8')
      let text = ''
      response.on('data', (part: string) => {
        text += part
      })
      response.once('end', () => resolve(response.statusCode === 200 ? text : `status ${response.statusCode}`))
    })
    request.once('error', reject)
    request.end()
  })
const isServed = (host: string, by: string) =>
  Promise.all((['GET', 'POST'] as const).map(async (method) => assert.equal(await send(host, method), by, `${method} ${host}`)))

try {
  for (const deadline = Date.now() + 10_000; (await send('any.example', 'GET').catch(() => '')).length !== 1; await wait(100)) {
    assert.ok(Date.now() < deadline, 'HAProxy did not respond within 10 s.')
  }
  const hosts = Array.from({ length: 30 }, (_, index) => `dealer-${index}.example`)
  const servers = await Promise.all(hosts.map((host) => send(host, 'GET')))
  const [hostOfA = '', hostOfB = ''] = ['a', 'b'].map((name) => hosts[servers.indexOf(name)])

  // B refuses connections while A is busy.
  const slow = send(hostOfA, 'GET', '/slow').catch(String)
  while (waiting.length === 0) await wait(20)
  end(b)
  await isServed(hostOfB, 'a')
  for (const response of waiting.splice(0)) response.end('a')
  await slow

  // A restarts while HAProxy knows that B is away.
  await wait(3_000)
  end(a)
  const requests = isServed(hostOfA, 'a')
  await wait(500)
  await listen(a, portA)
  await requests
} finally {
  if (haproxy.exitCode === null && haproxy.signalCode === null) {
    haproxy.kill('SIGKILL')
    await once(haproxy, 'exit')
  }
  for (const server of [a, b]) end(server)
  rmSync(folder, { recursive: true, force: true })
}
