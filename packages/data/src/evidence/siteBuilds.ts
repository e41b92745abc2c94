import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Database } from '../createDatabase'

/** A build of the site that starts to serve. */
interface StartedBuild {
  readonly build: string
  /** The program that renders its pages as of an instant, one module for Node; null to record the name only. */
  readonly program: Buffer | null
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

export const programHash = (program: Buffer): string => createHash('sha256').update(program).digest('hex')

/** Stores a program unless it is stored. */
const storeProgram = async (db: Database, program: Buffer): Promise<string> => {
  const hash = programHash(program)
  const stored = await db.platform.transaction((tx) => tx.siteRenderer.count({ where: { hash } }))
  if (stored > 0) return hash
  const compressed = await compress(program, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  await db.platform.transaction((tx) =>
    tx.siteRenderer.createMany({ data: [{ hash, program: new Uint8Array(compressed) }], skipDuplicates: true }),
  )
  return hash
}

/** Records that site servers run a build from now on, unless the last record is the same. */
export const recordBuild = async (db: Database, { build, program, settings }: StartedBuild): Promise<void> => {
  // Storing the program takes longer than serving its first page.
  const at = new Date()
  const renderer = program && (await storeProgram(db, program))
  const settingsText = JSON.stringify(settings)
  await db.platform.transaction(async (tx) => {
    // Several servers start at the same time.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('site builds'))`
    await tx.$executeRaw`
      insert into site_builds (build, renderer, settings, at) select ${build}, ${renderer}, ${settingsText}::jsonb, ${at}
      where not exists (
        select from (select * from site_builds order by id desc limit 1) last
        where last.build = ${build} and last.renderer is not distinct from ${renderer} and last.settings = ${settingsText}::jsonb)`
  })
}

/** The build that rendered pages at an instant, ISO in UTC; null before the first record. */
export const buildAt = (db: Database, at: string): Promise<RecordedBuild | null> =>
  db.platform.transaction((tx) =>
    tx.siteBuild.findFirst({
      where: { at: { lte: new Date(at) } },
      orderBy: { id: 'desc' },
      select: { build: true, renderer: true, settings: true },
    }),
  )

/** The program of a hash; null if it isn't stored, or isn't what was stored. */
export const storedProgram = async (db: Database, hash: string): Promise<Buffer | null> => {
  const found = await db.platform.transaction((tx) => tx.siteRenderer.findUnique({ where: { hash }, select: { program: true } }))
  const program = found && (await decompress(found.program))
  return program && programHash(program) === hash ? program : null
}
