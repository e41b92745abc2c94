import path from 'node:path'
import { consoleProcess } from './processes/consoleProcess'
import { siteProcesses } from './processes/siteProcesses'
import type { Supervisor } from './Supervisor'
import { root, type Settings } from './settings'

const next = path.join(root, 'node_modules/next/dist/bin/next')
const vite = path.join(root, 'node_modules/vite/bin/vite.js')

interface Serving {
  /** Development mode with hot reload, without a build. */
  readonly dev: boolean
  /** Listen addresses; all interfaces by default. */
  readonly hosts: { readonly site?: string; readonly console?: string }
}

/** Starts site and console: built, each behind its server, or with hot reload. */
export const serveApps = (
  supervisor: Supervisor,
  { sitePort, consolePort }: Pick<Settings, 'sitePort' | 'consolePort'>,
  env: NodeJS.ProcessEnv,
  { dev, hosts }: Serving,
) => {
  if (!dev) {
    const own = { ...env, SITE_HOST: hosts.site, CONSOLE_HOST: hosts.console }
    for (const command of [...siteProcesses(own, sitePort), consoleProcess(own, consolePort)]) supervisor.start(command)
    return
  }
  // It reads its port from ASSETS_PORT.
  supervisor.start({ name: 'site assets', command: process.execPath, args: [vite], cwd: path.join(root, 'apps/site'), env })
  for (const [name, port] of [
    ['site', sitePort],
    ['console', consolePort],
  ] as const) {
    const host = hosts[name]
    supervisor.start({
      name,
      command: process.execPath,
      args: [next, 'dev', '-p', String(port), ...(host ? ['-H', host] : [])],
      cwd: path.join(root, 'apps', name),
      env: { ...env, PORT: String(port) },
    })
  }
}
