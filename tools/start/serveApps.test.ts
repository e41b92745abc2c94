import { describe, expect, it } from 'vitest'
import { type Command, Supervisor } from './Supervisor'
import { serveApps } from './serveApps'

class Noted extends Supervisor {
  readonly commands: Command[] = []

  override start(command: Command): void {
    this.commands.push(command)
  }
}

const started = (dev: boolean, hosts: { readonly site?: string; readonly console?: string }) => {
  const supervisor = new Noted({ log: () => {} })
  serveApps(supervisor, { sitePort: 3000, consolePort: 3001 }, { NODE_ENV: 'production' }, { dev, hosts })
  return supervisor.commands
}

describe('The apps started together', () => {
  it.each([
    { name: 'only this machine', hosts: { site: '127.0.0.1', console: '127.0.0.1' }, listening: ['127.0.0.1', '127.0.0.1'] },
    { name: 'one configured address each', hosts: { site: '0.0.0.0', console: '10.0.0.7' }, listening: ['0.0.0.0', '10.0.0.7'] },
    { name: 'all addresses without a setting', hosts: {}, listening: [undefined, undefined] },
  ])('The apps started together listen at $name, built and with hot reload', ({ hosts, listening }) => {
    const reloading = started(true, hosts).filter(({ name }) => name !== 'site assets')
    expect(reloading.map(({ args }) => (args.includes('-H') ? args[args.indexOf('-H') + 1] : undefined))).toEqual(listening)
    const built = started(false, hosts)
    expect(['site', 'console'].map((app) => built.find(({ name }) => name === app)?.env[`${app.toUpperCase()}_HOST`])).toEqual(listening)
  })
})
