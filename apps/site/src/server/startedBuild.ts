import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '@forecourt/data/evidence/siteBuilds'
import { assetsBase, builtAssets } from '../document/documentAssets'
import type { Environment } from '../env'
import type { RunningBuild } from '../evidence/siteBuild'

/** A build with what is stored for it. */
interface StartedBuild extends RunningBuild {
  readonly settings: NonNullable<RunningBuild['settings']>
  readonly program: Buffer
  /** Contents of its styles, scripts and fonts by SHA-256. */
  readonly files: ReadonlyMap<string, Buffer>
}

const manifest = 'manifest.json'

/** The built files of pages in a folder, by address. */
const readFiles = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name !== manifest)
      .map((name) => [`${assetsBase}${name}`, readFileSync(path.join(folder, name))]),
  )

/** Reads the build of a site's folder. */
export const startedBuild = (folder: string, { SITE_ORIGIN_TEMPLATE, THIRD_PARTY_TAGS, IMAGE_CDN }: Environment): StartedBuild => {
  const program = readFileSync(path.join(folder, '.next/past/renderPast.mjs'))
  const assets = path.join(folder, 'public/assets')
  const hashed = [...readFiles(assets)].map(([address, content]) => ({ address, content, hash: contentHash(content) }))
  return {
    build: readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8').trim(),
    renderer: contentHash(program),
    program,
    files: new Map(hashed.map(({ hash, content }) => [hash, content])),
    settings: {
      node: process.version,
      environment: { SITE_ORIGIN_TEMPLATE, THIRD_PARTY_TAGS, IMAGE_CDN },
      assets: builtAssets(path.join(assets, manifest)),
      files: Object.fromEntries(hashed.map(({ address, hash }) => [address, hash])),
    },
  }
}
