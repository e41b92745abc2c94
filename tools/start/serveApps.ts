import path from 'node:path'
import type { Processes } from './Processes'
import { root, type Settings } from './settings'

const next = path.join(root, 'node_modules/next/dist/bin/next')

/** Starts the site and the console: built and each behind a server of its own, or with hot reload. */
export const serveApps = (
  processes: Processes,
  { sitePort, consolePort }: Pick<Settings, 'sitePort' | 'consolePort'>,
  env: NodeJS.ProcessEnv,
  dev: boolean,
  onEnd: (name: string, code: number | null, output: string) => void,
  verbose = false,
) => {
  const [site, console] = [path.join(root, 'apps/site'), path.join(root, 'apps/console')]
  const siteArgs = dev ? [next, 'dev', '-p', String(sitePort)] : ['--import', 'tsx', path.join(site, 'src/server/main.ts')]
  processes.start(
    { name: 'site', command: process.execPath, args: siteArgs, cwd: site, env: { ...env, PORT: String(sitePort) } },
    onEnd,
    verbose,
  )
  processes.start(
    {
      name: 'console',
      command: process.execPath,
      args: dev ? [next, 'dev', '-p', String(consolePort)] : ['--import', 'tsx', path.join(console, 'src/server/main.ts')],
      cwd: console,
      env: { ...env, PORT: String(consolePort) },
    },
    onEnd,
    verbose,
  )
}
