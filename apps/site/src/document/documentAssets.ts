import { readFileSync } from 'node:fs'
import path from 'node:path'
import { typefaces } from '@forecourt/runtime/theme/typefaces'
import { env } from '../env'
import { shared } from '../sites/shared'

type FontName = keyof typeof typefaces

/** URLs of the built files of every document. */
export interface DocumentAssets {
  readonly script: string
  readonly styles: readonly string[]
  /** Font files with the characters that most pages need. */
  readonly fonts: { readonly [Name in FontName]?: string }
}

/** Entry of Vite's manifest, by source. */
interface BuiltFile {
  readonly file: string
  readonly css?: readonly string[]
}

/** URL prefix of built files. */
export const assetsBase = '/assets/'
const script = 'src/host/start.ts'
const theme = '../../packages/runtime/src/theme'

const fontFiles = (addressOf: (source: string) => string): DocumentAssets['fonts'] =>
  Object.fromEntries(
    Object.entries(typefaces).flatMap(([name, { file }]) => (file === null ? [] : [[name, addressOf(`${theme}/${file}`)]])),
  )

/** Vite serves sources by path; those outside the site's folder by file system path. */
const developmentAssets = (): DocumentAssets => ({
  script: `${assetsBase}${script}`,
  styles: [`${assetsBase}src/styles/site.css`],
  fonts: fontFiles((source) => `${assetsBase}@fs${path.resolve(source)}`),
})

/** Reads the files of a build from its manifest (vite.config.ts). */
export function builtAssets(manifestFile: string): DocumentAssets {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { readonly [source: string]: BuiltFile | undefined }
  const find = (source: string): BuiltFile => {
    const found = manifest[source]
    if (!found) throw new Error(`${manifestFile} does not name ${source}. Build the site again.`)
    return found
  }
  const { file, css = [] } = find(script)
  return {
    script: `${assetsBase}${file}`,
    styles: css.map((name) => `${assetsBase}${name}`),
    fonts: fontFiles((source) => `${assetsBase}${find(source).file}`),
  }
}

/** URLs of built files, or of Vite in development. The working directory is the app's. */
export const documentAssets = (): DocumentAssets =>
  shared('documentAssets', () =>
    env().NODE_ENV === 'development' ? developmentAssets() : builtAssets(path.resolve('public/assets/manifest.json')),
  )
