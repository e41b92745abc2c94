import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Database } from '../createDatabase'

/** A build of the site that starts to serve. */
interface StartedBuild {
  readonly build: string
  /** The program that renders its pages as of an instant, one module for Node; null to record the name only. */
  readonly program: Buffer | null
  /** Contents of its styles, scripts and fonts by SHA-256. */
  readonly files?: ReadonlyMap<string, Buffer>
  /** What else its pages depend on, such as the version of Node. */
  readonly settings: object
}

/** A recorded build. */
interface RecordedBuild {
  readonly build: string
  /** SHA-256 of its program; null if it wasn't stored. */
  readonly renderer: string | null
  readonly settings: unknown
}

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** A program of 9.7 MB becomes 2.42 MB in a quarter of a second of one core; quality 9 needs 2 seconds for 2.32 MB. */
const quality = 5

/** SHA-256 of a program or a file. */
export const contentHash = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const compressed = async (content: Buffer) =>
  new Uint8Array(await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))

/** Stores a program unless it is stored. */
const storeProgram = async (db: Database, program: Buffer): Promise<string> => {
  const hash = contentHash(program)
  const stored = await db.platform.transaction((tx) => tx.siteRenderer.count({ where: { hash } }))
  if (stored > 0) return hash
  const data = [{ hash, program: await compressed(program) }]
  await db.platform.transaction((tx) => tx.siteRenderer.createMany({ data, skipDuplicates: true }))
  return hash
}

/** Stores the files that aren't stored: most of a build's files are those of the build before. */
const storeFiles = async (db: Database, files: ReadonlyMap<string, Buffer>): Promise<void> => {
  const stored = await db.platform.transaction((tx) =>
    tx.siteFile.findMany({ where: { hash: { in: [...files.keys()] } }, select: { hash: true } }),
  )
  const known = new Set(stored.map(({ hash }) => hash))
  const data = await Promise.all(
    [...files].filter(([hash]) => !known.has(hash)).map(async ([hash, content]) => ({ hash, content: await compressed(content) })),
  )
  await db.platform.transaction((tx) => tx.siteFile.createMany({ data, skipDuplicates: true }))
}

/**
 * Records that site servers run a build from an instant on, unless the record before it is the same. By default that is now: storing program
 * and files takes longer than serving the first page.
 */
export const recordBuild = async (
  db: Database,
  { build, program, files = new Map(), settings }: StartedBuild,
  at = new Date(),
): Promise<void> => {
  const renderer = program && (await storeProgram(db, program))
  await storeFiles(db, files)
  const settingsText = JSON.stringify(settings)
  await db.platform.transaction(async (tx) => {
    // Several servers start at the same time.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('site builds'))`
    await tx.$executeRaw`
      insert into site_builds (build, renderer, settings, at) select ${build}, ${renderer}, ${settingsText}::jsonb, ${at}
      where not exists (
        select from (select * from site_builds where at <= ${at} order by at desc, id desc limit 1) last
        where last.build = ${build} and last.renderer is not distinct from ${renderer} and last.settings = ${settingsText}::jsonb)`
  })
}

/** The build that rendered pages at an instant, ISO in UTC; null before the first record. */
export const buildAt = (db: Database, at: string): Promise<RecordedBuild | null> =>
  db.platform.transaction((tx) =>
    tx.siteBuild.findFirst({
      where: { at: { lte: new Date(at) } },
      // A build may be recorded late.
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { build: true, renderer: true, settings: true },
    }),
  )

/** The program of a hash; null if it isn't stored, or isn't what was stored. */
export const storedProgram = async (db: Database, hash: string): Promise<Buffer | null> => {
  const found = await db.platform.transaction((tx) => tx.siteRenderer.findUnique({ where: { hash }, select: { program: true } }))
  const program = found && (await decompress(found.program))
  return program && contentHash(program) === hash ? program : null
}

/** The files with these hashes; without those that aren't stored, or aren't what was stored. */
export const storedFiles = async (db: Database, hashes: readonly string[]): Promise<ReadonlyMap<string, Buffer>> => {
  const found = await db.platform.transaction((tx) =>
    tx.siteFile.findMany({ where: { hash: { in: [...hashes] } }, select: { hash: true, content: true } }),
  )
  const files = await Promise.all(found.map(async ({ hash, content }) => [hash, await decompress(content)] as const))
  return new Map(files.filter(([hash, content]) => contentHash(content) === hash))
}
