import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { clusterPorts } from './clusterPorts'
import { edgeCommands, poolerCommand } from './edgeCommands'
import { renderDeployFile } from './renderDeployFile'

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-edge-'))
const ports = clusterPorts(20_000)
afterAll(() => rmSync(folder, { recursive: true }))

const written = (file: string) => readFileSync(path.join(folder, file), 'utf8')

it('The cluster runs the files of deploy/ with its own addresses only', () => {
  const edge = edgeCommands({ folder, ports, consoleHost: 'console.example.com', permissionToken: 'token' })
  const commands = [...edge.commands, poolerCommand({ folder, ports, urls: ['postgresql://forecourt_app:secret@127.0.0.1/forecourt'] })]
  const text = [
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:cfg|vcl|ini)$|Caddyfile/.test(file))
      .map(written),
    ...commands.map(({ args }) => args.join(' ')),
  ]
    .join('\n')
    .replace(/^\s*[#;].*$/gm, '')
    // Defaults of variables.
    .replace(/\{\$\w+:[^}]*\}|\$\{\w+-[^}]*\}/g, '')
  expect(text.match(/\b10\.\d+\.\d+\.\d+\b/g)).toBeNull()
  const local = [...text.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port))
  expect(local.filter((port) => !Object.values(ports).includes(port))).toEqual([])
  expect(written('pgbouncer/userlist.txt')).toBe('"forecourt_app" "secret"\n')
  expect(commands.find(({ name }) => name === 'Varnish')).toMatchObject({ command: '/usr/sbin/varnishd' })
  const caddys = commands.filter(({ command }) => command === 'caddy')
  for (const { env } of caddys) expect(env).toMatchObject({ FORECOURT_CONSOLE: 'console.example.com' })
  expect(new Set(caddys.map(({ env }) => env?.CADDY_ADMIN)).size).toBe(2)
})

it('A file without a documented address is refused', () => {
  expect(() => renderDeployFile('caddy/Caddyfile', [['10.9.9.9', '127.0.0.1']])).toThrow('deploy/caddy/Caddyfile has no “10.9.9.9”')
})
