import { readFileSync } from 'node:fs'
import path from 'node:path'
import { programHash } from '@forecourt/data/evidence/siteBuilds'
import { builtAssets } from '../document/documentAssets'
import type { Environment } from '../env'
import type { RunningBuild } from '../evidence/siteBuild'

/** A build with the program that is stored for it. */
interface StartedBuild extends RunningBuild {
  readonly settings: NonNullable<RunningBuild['settings']>
  readonly program: Buffer
}

/** Reads the build of a site's folder. */
export const startedBuild = (folder: string, { SITE_ORIGIN_TEMPLATE, THIRD_PARTY_TAGS, IMAGE_CDN }: Environment): StartedBuild => {
  const program = readFileSync(path.join(folder, '.next/past/renderPast.mjs'))
  return {
    build: readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8').trim(),
    renderer: programHash(program),
    program,
    settings: {
      node: process.version,
      environment: { SITE_ORIGIN_TEMPLATE, THIRD_PARTY_TAGS, IMAGE_CDN },
      assets: builtAssets(path.join(folder, 'public/assets/manifest.json')),
    },
  }
}
