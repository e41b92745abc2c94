import { readFile } from 'node:fs/promises'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { fontFile } from './fontFile'
import { fontInstance } from './fontInstance'
import { type OpenFont, openFont } from './openFont'

type Chosen = ResolvedConfig['theme']['headingFont']

/** Where each typeface of the settings lives, and how heavy its headings are. A device's own font stands in for itself with another. */
const faces = {
  archivo: { folder: 'archivo', heading: 750 },
  figtree: { folder: 'figtree', heading: 750 },
  fraunces: { folder: 'fraunces', heading: 560 },
  outfit: { folder: 'outfit', heading: 600 },
  manrope: { folder: 'manrope', heading: 700 },
  nunito: { folder: 'nunito-sans', heading: 800 },
  system: { folder: 'figtree', heading: 700 },
} as const satisfies Record<Chosen, { folder: string; heading: number }>

const weights = { body: 400, strong: 650 } as const

export type FontRole = 'heading' | keyof typeof weights

/** A typeface at one weight: the names documents ask for it by, and its fonts opened. Letters beyond Western Europe come from the second. */
export interface SiteTypeface {
  readonly families: string[]
  readonly fonts: readonly OpenFont[]
}

const instance = async (folder: string, subset: 'latin' | 'latin-ext', weight: number) => {
  const name = `${folder} ${subset} ${weight}`
  return { name, font: await openFont(name, async () => fontInstance(await readFile(fontFile(folder, subset)), weight)) }
}

/** Letters with strokes and hooks, such as Māori and Polish have. */
const extended = /[\u0100-\u024f\u1e00-\u1eff]/

/** Opens a site's typeface for a document or picture with such a text, made on the server. */
export const siteTypeface = async (chosen: Chosen, role: FontRole, text: string): Promise<SiteTypeface> => {
  const { folder, heading } = faces[chosen]
  const weight = role === 'heading' ? heading : weights[role]
  const instances = [await instance(folder, 'latin', weight), ...(extended.test(text) ? [await instance(folder, 'latin-ext', weight)] : [])]
  return { families: instances.map(({ name }) => name), fonts: instances.map(({ font }) => font) }
}
