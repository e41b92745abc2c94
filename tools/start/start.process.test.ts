import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@forecourt/data/embedded/freePort'
import { afterAll, describe, expect, it } from 'vitest'
import { holdInstallation } from './holdInstallation'
import { root } from './settings'

const data = mkdtempSync(path.join(tmpdir(), 'forecourt-start-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

/** Starts Forecourt like `npm start` and waits for its exit: error output and exit code. */
const start = async (env: Record<string, string>) => {
  const ports = { SITE_PORT: String(await freePort()), CONSOLE_PORT: String(await freePort()) }
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/start/start.ts'], {
    cwd: root,
    env: { ...process.env, FORECOURT_DATA: data, ...ports, ...env },
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  child.stdout.resume()
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output: output.trim() }
}

describe('Starting the installation', { timeout: 60_000, shuffle: false }, () => {
  it.each([
    ['SITE_PORT', 'the dealer sites'],
    ['CONSOLE_PORT', 'the console'],
  ])('Starting the installation reports in one sentence that the port of %s is in use', async (variable, what) => {
    const other = net.createServer()
    await new Promise<void>((resolve) => other.listen(0, resolve))
    const { port } = other.address() as net.AddressInfo
    try {
      expect(await start({ [variable]: String(port) })).toEqual({
        code: 1,
        output: `Port ${port}, meant for ${what}, is in use. Stop what uses it, or choose another with ${variable}=….`,
      })
    } finally {
      other.close()
    }
  })

  it('Starting the installation reports in one sentence that the database can’t be reached, without the password', async () => {
    const port = await freePort()
    const { code, output } = await start({ DATABASE_URL: `postgresql://forecourt:secret@127.0.0.1:${port}/forecourt` })
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`^Can't reach the database at 127\\.0\\.0\\.1:${port} named by DATABASE_URL: [^\\n]+\\.$`))
    expect(output).not.toContain('secret')
  })

  it.each([
    [
      'a port that is not a number',
      { SITE_PORT: 'three thousand' },
      'SITE_PORT must be a port number from 1 to 65535, not "three thousand".',
    ],
    [
      'an invalid database address',
      { DATABASE_URL: 'my database' },
      'DATABASE_URL must be the address of a Postgres database, such as postgresql://owner:password@localhost:5432/forecourt.',
    ],
  ] as const)('Starting the installation reports in one sentence what is wrong with %s', async (_name, env, output) => {
    expect(await start(env)).toEqual({ code: 1, output })
  })

  it('Starting the installation reports in one sentence that the installation is already running', async () => {
    expect(await holdInstallation(data, { isStopping: () => false })).toBe(true)
    expect(await start({})).toEqual({
      code: 1,
      output: `Forecourt is running on ${data} already. Stop it first, or give this one a folder of its own with FORECOURT_DATA=….`,
    })
  })
})
