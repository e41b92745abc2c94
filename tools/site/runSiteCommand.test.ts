import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { describe, expect, it } from 'vitest'
import { parseArguments } from './parseArguments'
import { runSiteCommand } from './runSiteCommand'

const world = testWorld()

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-site-'))
const fileWith = (name: string, text: string) => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const run = async (...args: string[]) => {
  const output: string[] = []
  const printed: string[] = []
  const code = await runSiteCommand(world.db, parseArguments(args), {
    actor: { userId: null, name: 'Ana (command line)' },
    consoleUrl: 'https://console.example',
    log: (line) => output.push(line),
    print: (text) => printed.push(text),
  })
  return { code, output: output.join('\n'), printed: printed.join('') }
}

const draftOf = async (siteId: string) => (await siteForEditing(world.db.platform, siteId))?.draft

describe('a site on the command line', () => {
  it('a site on the command line exports, changes, imports, compares and publishes (CFG-01)', async () => {
    const file = path.join(folder, 'north.json')
    expect(await run('export', 'north', file)).toMatchObject({ code: 0 })
    const exported = JSON.parse(readFileSync(file, 'utf8'))
    expect(exported.$schema).toBe('https://console.example/schema/site-config-v2.json')

    writeFileSync(file, JSON.stringify({ ...exported, values: { ...exported.values, search: { pageSize: 30 } } }))
    expect((await run('diff', 'north', file)).printed).toMatch(/21 → 30/)
    const imported = await run('import', 'north', file)
    expect(imported).toMatchObject({ code: 0 })
    expect(imported.output).toMatch(/21 → 30/)
    expect((await draftOf(world.north.siteId))?.values).toMatchObject({ search: { pageSize: 30 } })
    expect((await draftOf(world.north.siteId))?.updatedBy).toBe('Ana (command line)')

    expect((await run('diff', 'north')).printed).toMatch(/21 → 30/)
    const published = await run('publish', 'north', '--note', 'More cars a page')
    expect(published).toMatchObject({ code: 0 })
    expect(published.output).toMatch(/version 2 is live/)
    expect((await run('diff', 'north')).output).toMatch(/nothing/)
    expect(JSON.parse((await run('export', 'north', '--live')).printed).values).toMatchObject({ search: { pageSize: 30 } })
  })

  it.each([
    { name: 'invalid JSON', text: '{ "values": ', message: /not valid JSON/ },
    { name: 'an unknown setting', text: '{ "search": { "colour": "red" } }', message: /Error: .*[Cc]olour/ },
    { name: 'a value out of bounds', text: '{ "search": { "pageSize": 100000 } }', message: /Error: .*Cars per page/ },
    { name: 'a newer version', text: '{ "schemaVersion": 99, "values": {} }', message: /version 99/ },
  ])('a site on the command line refuses a file with $name completely, with the reason', async ({ text, message }) => {
    const before = await draftOf(world.south.siteId)
    const { code, output } = await run('import', 'south', fileWith('bad.json', text))
    expect(code).toBe(1)
    expect(output).toMatch(message)
    expect(await draftOf(world.south.siteId)).toEqual(before)
  })

  it('a site on the command line reports a missing site', async () => {
    expect(await run('export', 'nowhere')).toEqual({ code: 1, output: 'There is no site called nowhere.', printed: '' })
  })

  it('a site on the command line reports a file that can’t be read', async () => {
    await expect(run('import', 'south', path.join(folder, 'missing.json'))).rejects.toThrow(/missing\.json can't be read/)
  })

  it.each([
    { args: [], message: /Enter a command/ },
    { args: ['sell', 'north'], message: /no command sell/ },
    { args: ['export'], message: /Enter the short name of the site/ },
    { args: ['import', 'north'], message: /Enter the file to import/ },
    { args: ['publish', 'north', 'file.json'], message: /takes no file/ },
    { args: ['diff', 'north', 'a', 'b'], message: /b is more than diff takes/ },
    { args: ['export', 'north', '--loud'], message: /--loud/ },
  ])('a site on the command line refuses the arguments $args and prints its usage', ({ args, message }) => {
    expect(() => parseArguments(args)).toThrow(message)
    expect(() => parseArguments(args)).toThrow(/npm run site -- <command> <slug>/)
  })
})
