import path from 'node:path'
import type { HeldPort } from './HeldPort'
import { leanNode } from './leanNode'
import type { Supervisor } from './Supervisor'
import { root, type Settings } from './settings'
import { siteProcesses } from './siteProcesses'

const next = path.join(root, 'node_modules/next/dist/bin/next')

/** The ports of both apps, held open for them; none while they run with hot reload, which listens by itself. */
export interface HeldPorts {
  readonly site: HeldPort
  readonly console: HeldPort
}

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
    for (const [name, port] of [
      ['site', sitePort],
      ['console', consolePort],
    ] as const) {
      const args = [next, 'dev', '-p', String(port), ...(hosts[name] ? ['-H', hosts[name]] : [])]
      supervisor.start({ name, command: process.execPath, args, cwd: path.join(root, 'apps', name), env: { ...env, PORT: String(port) } })
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
