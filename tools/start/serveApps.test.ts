import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { bindAddress } from './listening/bindAddress'
import type { Command } from './Supervisor'
import { Supervisor } from './Supervisor'
import { serveApps } from './serveApps'
import { root } from './settings'

/** Next as the site has it. */
const { NextRequest } = createRequire(path.join(root, 'apps/site/package.json'))('next/server') as {
  NextRequest: new (url: string) => { nextUrl: URL }
}

class Noted extends Supervisor {
  readonly commands: Command[] = []

  override start(command: Command): void {
    this.commands.push(command)
  }
}

const hotReload = (host: string | undefined, env: NodeJS.ProcessEnv = { NODE_ENV: 'development' }) => {
  const supervisor = new Noted({ verbose: true, say: () => {} })
  serveApps(supervisor, { sitePort: 3000, consolePort: 3001 }, env, { dev: true, hosts: { site: host, console: host } })
  const apps = supervisor.commands.filter(({ name }) => name !== 'site assets')
  return apps.map(({ args, env: told }) => {
    const option = args.indexOf('-H')
    return { host: option < 0 ? undefined : args[option + 1], nodeOptions: told?.NODE_OPTIONS }
  })
}

describe('Hot reload', () => {
  it.each([
    { name: 'with demo logins', told: undefined, demo: true },
    { name: 'at an address of this machine', told: '127.0.0.1', demo: false },
    { name: 'at every address', told: '0.0.0.0', demo: true },
  ])('takes the site’s own pages for its own $name', ({ told, demo }) => {
    const apps = hotReload(bindAddress(told, { anybody: true, demo }))
    expect(apps).toHaveLength(2)
    // What Next compares an answer of the proxy with: where it was told to listen.
    for (const { host } of apps) expect(new NextRequest(`http://${host}:3000/`).nextUrl.origin).toBe(`http://${host}:3000`)
  })

  it('listens on this machine alone while demo logins exist, where its name may mean IPv6 as well', () => {
    const env = { NODE_ENV: 'development', NODE_OPTIONS: '--max-old-space-size=4096' } as const
    const app = { host: 'localhost', nodeOptions: '--max-old-space-size=4096 --dns-result-order=ipv4first' }
    expect(hotReload('127.0.0.1', env)).toEqual([app, app])
  })

  it('listens everywhere when nothing is said', () => {
    expect(hotReload(undefined)).toEqual(Array(2).fill({ host: undefined, nodeOptions: undefined }))
  })
})
