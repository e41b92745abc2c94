import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSpool } from './createSpool'
import { replaySpool } from './replaySpool'

let home = ''
let directory = ''
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'spool-'))
  directory = path.join(home, 'spool')
})
afterEach(() => rm(home, { recursive: true, force: true }))

const open = () => createSpool<{ id: string; text: string }>({ directory, maxEntries: 3, maxEntryBytes: 200 })

describe('A spool of unsaved forms', () => {
  it('A spool of unsaved forms keeps the first of several entries with the same name, also after a restart, in files that only the account of the process can read', async () => {
    expect(await open().isEmpty()).toBe(true)
    await open().put('a', { id: '1', text: 'first' })
    const [second] = await Promise.all([open().put('a', { id: '2', text: 'second' }), open().put('b', { id: '3', text: 'b' })])
    expect(second.id).toBe('1')
    expect(await open().get('a')).toEqual({ id: '1', text: 'first' })
    const files = await readdir(directory)
    expect(files).toHaveLength(2)
    for (const file of files) expect((await stat(path.join(directory, file))).mode & 0o777).toBe(0o600)
  })

  it('A spool of unsaved forms returns one entry for several that arrive under the same name at once', async () => {
    const spool = open()
    const puts = await Promise.all(Array.from({ length: 20 }, (_, at) => spool.put('a', { id: String(at), text: '' })))
    expect(new Set(puts.map(({ id }) => id)).size).toBe(1)
  })

  it('A spool of unsaved forms refuses an entry when it is full, and an entry that is too long', async () => {
    const spool = open()
    for (const name of ['a', 'b', 'c']) await spool.put(name, { id: name, text: '' })
    await expect(spool.put('d', { id: 'd', text: '' })).rejects.toThrow('is full')
    await expect(open().put('e', { id: 'e', text: 'x'.repeat(300) })).rejects.toThrow('too long')
  })

  it('A spool of unsaved forms is replayed once the database is back; a faulty entry does not hold up the others', async () => {
    const spool = open()
    for (const name of ['a', 'bad', 'c']) await spool.put(name, { id: name, text: '' })
    const stored: string[] = []
    const lines: string[] = []
    let isAway = true
    const replay = replaySpool({
      spool,
      every: 10,
      isAway: (error) => (error as Error).message === 'away',
      log: (line, error) => void lines.push(error instanceof Error ? `${line}: ${error.message}` : line),
      async store({ id }) {
        if (isAway) throw new Error('away')
        if (id === 'bad') throw new Error('no such site')
        stored.push(id)
      },
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([stored, lines]).toEqual([[], []])
    isAway = false
    await expect.poll(() => stored.toSorted()).toEqual(['a', 'c'])
    await expect.poll(async () => (await readdir(directory)).length).toBe(1)
    await replay.stop()
    expect(lines.toSorted()).toEqual(['A spooled entry could not be stored: no such site', 'Stored 2 spooled entries'])
  })

  it('A spool of unsaved forms removes unfinished files of a killed process, and leaves files that are being written', async () => {
    await mkdir(directory, { recursive: true })
    const [old, young] = ['old.part', 'young.part'].map((name) => path.join(directory, name))
    for (const file of [old, young]) await writeFile(file ?? '', '{"name":"Ana')
    const before = new Date(Date.now() - 120_000)
    await utimes(old ?? '', before, before)
    const replay = replaySpool({ spool: open(), every: 10, isAway: () => false, log: () => {}, store: async () => {} })
    await expect.poll(() => readdir(directory)).toEqual(['young.part'])
    await replay.stop()
  })
})
