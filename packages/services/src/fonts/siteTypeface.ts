import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import subsetFont from 'subset-font'
import { type OpenFont, openFont } from './openFont'

/** The library's types lack `keepAllGlyphs`. */
const instanceOptions = { targetFormat: 'truetype', keepAllGlyphs: true } as const

/** Instantiates a variable web font (WOFF2) as static TrueType of one weight, the only kind that PDFs can embed. */
export const fontInstance = (font: Buffer, weight: number): Promise<Buffer> =>
  subsetFont(font, '', { ...instanceOptions, variationAxes: { wght: weight } })

/** Path of a web font file, in the node_modules of this folder or of a parent. */
export const fontFile = (folder: string, subset: 'latin' | 'latin-ext', from = process.cwd()): string => {
  const file = path.join('node_modules', '@fontsource-variable', folder, 'files', `${folder}-${subset}-wght-normal.woff2`)
  for (let ancestor = from; ; ancestor = path.dirname(ancestor)) {
    const found = path.join(/* turbopackIgnore: true */ ancestor, file)
    if (existsSync(found)) return found
    if (ancestor === path.dirname(ancestor)) throw new Error(`The typeface ${folder} is not installed.`)
  }
}

type ChosenFont = ResolvedConfig['theme']['headingFont']

/** Package and heading weight of each typeface. A substitute replaces the system font. */
const typefaces = {
  archivo: { folder: 'archivo', heading: 750 },
  figtree: { folder: 'figtree', heading: 750 },
  fraunces: { folder: 'fraunces', heading: 560 },
  outfit: { folder: 'outfit', heading: 600 },
  manrope: { folder: 'manrope', heading: 700 },
  nunito: { folder: 'nunito-sans', heading: 800 },
  system: { folder: 'figtree', heading: 700 },
} as const satisfies Record<ChosenFont, { folder: string; heading: number }>

const weights = { body: 400, strong: 650 } as const

export type FontRole = 'heading' | keyof typeof weights

/** A typeface at one weight: its family names for documents and its opened fonts. The second holds the extended Latin letters. */
export interface SiteTypeface {
  readonly families: string[]
  readonly fonts: readonly OpenFont[]
}

const instance = async (folder: string, subset: 'latin' | 'latin-ext', weight: number) => {
  const name = `${folder} ${subset} ${weight}`
  return { name, font: await openFont(name, async () => fontInstance(await readFile(fontFile(folder, subset)), weight)) }
}

/** Extended Latin letters, such as in Māori and Polish. */
const extended = /[\u0100-\u024f\u1e00-\u1eff]/

/** Opens the fonts of a site's typeface that a text needs, for a document or image rendered on the server. */
export const siteTypeface = async (chosen: ChosenFont, role: FontRole, text: string): Promise<SiteTypeface> => {
  const { folder, heading } = typefaces[chosen]
  const weight = role === 'heading' ? heading : weights[role]
  const instances = [await instance(folder, 'latin', weight), ...(extended.test(text) ? [await instance(folder, 'latin-ext', weight)] : [])]
  return { families: instances.map(({ name }) => name), fonts: instances.map(({ font }) => font) }
}
