import path from 'node:path'
import type { HeldPort } from './HeldPort'
import { loopback } from './listening/bindAddress'
import { leanNode } from './processes/leanNode'
import { siteProcesses } from './processes/siteProcesses'
import type { Supervisor } from './Supervisor'
import { root, type Settings } from './settings'

const next = path.join(root, 'node_modules/next/dist/bin/next')
const vite = path.join(root, 'node_modules/vite/bin/vite.js')

/** The ports of both apps, held open for them; none while they run with hot reload, which listens by itself. */
export interface HeldPorts {
  readonly site: HeldPort
  readonly console: HeldPort
}

/**
 * How hot reload is told where to listen. Next calls every loopback address `localhost` in a request's URL: told the number, it takes
 * the site's own pages for those of another server, and asks for them there without the host that names the site. The name stands for
 * the same address only where IPv4 goes first, which systems order differently.
 */
const listeningAt = (host: string | undefined, { NODE_OPTIONS = '' }: NodeJS.ProcessEnv) =>
  host === loopback
    ? { args: ['-H', 'localhost'], env: { NODE_OPTIONS: `${NODE_OPTIONS} --dns-result-order=ipv4first`.trim() } }
    : { args: host ? ['-H', host] : [], env: {} }

/** Starts the site and the console: built and each behind its own server, or with hot reload. */
export const serveApps = (
  supervisor: Supervisor,
  { sitePort, consolePort }: Pick<Settings, 'sitePort' | 'consolePort'>,
  env: NodeJS.ProcessEnv,
  ports: HeldPorts | null,
  /** Where hot reload listens; everywhere where nothing is said. */
  hosts: { readonly site?: string; readonly console?: string } = {},
) => {
  if (!ports) {
    // It says itself where it listens: at ASSETS_PORT.
    supervisor.start({ name: 'site assets', command: process.execPath, args: [vite], cwd: path.join(root, 'apps/site'), env })
    for (const [name, port] of [
      ['site', sitePort],
      ['console', consolePort],
    ] as const) {
      const listening = listeningAt(hosts[name], env)
      supervisor.start({
        name,
        command: process.execPath,
        args: [next, 'dev', '-p', String(port), ...listening.args],
        cwd: path.join(root, 'apps', name),
        env: { ...env, ...listening.env, PORT: String(port) },
      })
    }
    return
  }
  for (const command of siteProcesses(env, sitePort, ports.site)) supervisor.start(command)
  const cwd = path.join(root, 'apps/console')
  supervisor.start({
    name: 'console',
    ...leanNode(path.join(cwd, 'src/server/main.ts')),
    cwd,
    env: { ...env, PORT: String(consolePort) },
    port: ports.console,
  })
}
