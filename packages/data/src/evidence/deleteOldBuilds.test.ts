import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { useWorld } from '../testing/useWorld'
import { deleteOldBuilds } from './deleteOldBuilds'
import { buildAt, contentHash, storedFiles, storedProgram } from './siteBuilds'

const world = useWorld()
const now = new Date()

/** Noon of a day of this many years ago. */
const yearsAgo = (years: number, days = 0): Date =>
  new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days, 12))

const stored = (text: string) => {
  const content = Buffer.from(text)
  return { hash: contentHash(content), content, compressed: new Uint8Array(brotliCompressSync(content)) }
}
const programOf = (build: string) => stored(`export const build = '${build}'`)
const font = stored('a font of all builds')
const stylesOf = (build: string) => stored(`.${build} { color: teal }`)

/** Stores a build as if it had started then, with a program and styles of its own and a font that all have. */
const startBuild = (build: string, at: Date, program = programOf(build)) =>
  world.db.platform.transaction(async (tx) => {
    const styles = stylesOf(build)
    await tx.siteRenderer.createMany({ data: [{ hash: program.hash, program: program.compressed, at }], skipDuplicates: true })
    const data = [styles, font].map(({ hash, compressed }) => ({ hash, content: compressed, at }))
    await tx.siteFile.createMany({ data, skipDuplicates: true })
    const files = { '/assets/site.css': styles.hash, '/assets/font.woff2': font.hash }
    await tx.siteBuild.create({ data: { build, renderer: program.hash, settings: { files }, at } })
  })

const left = async (builds: readonly string[]) => {
  const found: string[] = []
  for (const build of builds) {
    const files = await storedFiles(world.db, [stylesOf(build).hash])
    if ((await storedProgram(world.db, programOf(build).hash)) !== null && files.size === 1) found.push(build)
  }
  return found
}

it('a program and its styles are deleted once no page of the last seven years was rendered by their build (CFG-12)', async () => {
  const builds = ['first', 'second', 'rolledBack', 'edge', 'young']
  await startBuild('first', yearsAgo(9))
  await startBuild('second', yearsAgo(8))
  await startBuild('rolledBack', yearsAgo(8, 10))
  // The program of the first build again.
  await startBuild('firstAgain', yearsAgo(7, -30), programOf('first'))
  // It rendered pages until a day within the seven years.
  await startBuild('edge', yearsAgo(7, -1))
  await startBuild('young', yearsAgo(6))
  const before = yearsAgo(7, 40).toISOString()
  expect(await left(builds)).toEqual(builds)
  expect((await buildAt(world.db, before))?.build).toBe('edge')

  expect(await deleteOldBuilds(world.db, now.toISOString())).toEqual({ programs: 3, files: 4 })
  expect(await left(builds)).toEqual(['edge', 'young'])
  expect((await storedFiles(world.db, [font.hash])).size).toBe(1)
  expect((await buildAt(world.db, before))?.build).toBe('edge')
  expect(await deleteOldBuilds(world.db, now.toISOString())).toEqual({ programs: 0, files: 0 })
  // The database refuses to delete what evidence needs, whatever the statement.
  for (const table of ['site_builds', 'site_renderers', 'site_files'])
    await world.db.platform.transaction((tx) => tx.$executeRawUnsafe(`delete from ${table}`))
  expect(await left(builds)).toEqual(['edge', 'young'])
  expect((await storedFiles(world.db, [font.hash])).size).toBe(1)
})
