import { expect, it } from 'vitest'
import { connect } from '../migrate/connect'
import { useWorld } from '../testing/useWorld'
import { buildAt, contentHash, recordBuild, storedFiles, storedProgram } from './siteBuilds'

const world = useWorld()
const settings = { node: 'v24.0.0', assets: { script: '/assets/a.js', styles: ['/assets/a.css'] } }
const pause = () => new Promise((resolve) => setTimeout(resolve, 3))

it('the build of an instant is the last one that started before it; a restart of the same adds none (CFG-12)', async () => {
  const instants: string[] = []
  const start = async (build: string, script = '/assets/a.js') => {
    await recordBuild(world.db, { build, program: null, settings: { ...settings, assets: { styles: ['/assets/a.css'], script } } })
    await pause()
    instants.push(new Date().toISOString())
    await pause()
  }
  for (const build of ['one', 'one', 'two', 'one']) await start(build)
  await start('one', '/assets/b.js')
  const found = await Promise.all(instants.map((at) => buildAt(world.db, at)))
  expect(found.map((build) => build?.build)).toEqual(['one', 'one', 'two', 'one', 'one'])
  expect(found[0]).toEqual({ build: 'one', renderer: null, settings })
  expect(await buildAt(world.db, '2001-01-01T00:00:00.000Z')).toBeNull()
  expect(await world.db.platform.transaction((tx) => tx.siteBuild.count())).toBe(4)
})

it('a build that is recorded late counts from its start until the next one (CFG-12)', async () => {
  const minute = (at: number) => new Date(Date.UTC(2001, 1, 1, 0, at))
  const record = (build: string, at: number) => recordBuild(world.db, { build, program: null, settings }, minute(at))
  for (const [build, at] of [
    ['first', 1],
    ['third', 5],
    ['second', 3],
    ['first', 2],
  ] as const)
    await record(build, at)
  const found = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((at) => buildAt(world.db, minute(at).toISOString())))
  expect(found.map((build) => build?.build)).toEqual([undefined, 'first', 'first', 'second', 'second', 'third', 'third'])
})

it('the program of a build is stored once, compressed, and can be read by its hash (CFG-12)', async () => {
  const program = Buffer.from(`export const page = '${'a page '.repeat(1000)}'`)
  await recordBuild(world.db, { build: 'three', program, settings })
  await recordBuild(world.db, { build: 'four', program, settings })
  await pause()
  const { renderer } = (await buildAt(world.db, new Date().toISOString())) ?? {}
  expect(renderer).toMatch(/^[0-9a-f]{64}$/)
  expect(await storedProgram(world.db, renderer ?? '')).toEqual(program)
  expect(await storedProgram(world.db, '0'.repeat(64))).toBeNull()
  const stored = await world.db.platform.transaction((tx) => tx.siteRenderer.findMany())
  expect(stored.map(({ program: { length } }) => length < program.length / 10)).toEqual([true])
})

it('each file of a build is stored once, compressed, with the first build that has it (CFG-12)', async () => {
  const filesOf = (...texts: readonly string[]) => new Map(texts.map((text) => [contentHash(Buffer.from(text)), Buffer.from(text)]))
  const font = 'font '.repeat(1000)
  const [first, second] = [filesOf(font, 'h1 { color: teal }'), filesOf(font, 'h1 { color: navy }')]
  await recordBuild(world.db, { build: 'styles', program: null, files: first, settings })
  const stored = () => world.db.platform.transaction((tx) => tx.siteFile.findMany({ orderBy: { at: 'asc' } }))
  const before = await stored()
  await recordBuild(world.db, { build: 'other styles', program: null, files: second, settings })
  const all = new Map([...first, ...second])
  expect(await storedFiles(world.db, [...all.keys(), '0'.repeat(64)])).toEqual(all)
  expect((await stored()).length - before.length).toBe(1)
  expect(before.find(({ hash }) => hash === contentHash(Buffer.from(font)))?.content.length).toBeLessThan(font.length / 10)
})

it('a stored program that was changed is not returned (CFG-12)', async () => {
  await recordBuild(world.db, { build: 'five', program: Buffer.from('export {}'), settings })
  await pause()
  const { renderer } = (await buildAt(world.db, new Date().toISOString())) ?? {}
  await expect(connect(world.ownerUrl, (client) => client.query(`update site_renderers set hash = 'x'`))).rejects.toThrow('never changed')
  // As an administrator of the database could, without triggers and row-level security.
  await connect(world.ownerUrl, (client) =>
    client.query(`
      alter table site_renderers disable trigger site_renderers_append_only; alter table site_renderers no force row level security;
      update site_renderers set program = (select program from site_renderers other where other.hash <> '${renderer}' limit 1)
        where hash = '${renderer}'`),
  )
  expect(await storedProgram(world.db, renderer ?? '')).toBeNull()
})
