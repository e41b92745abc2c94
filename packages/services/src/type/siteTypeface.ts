import { readFileSync } from 'node:fs'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { fontFile } from './fontFile'
import { fontInstance } from './fontInstance'
import { type OpenFont, openFont } from './openFont'
import { plainFont } from './plainFont'

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

export type Role = 'heading' | keyof typeof weights

/** A typeface at one weight: the names documents ask for it by, and its fonts opened. Letters beyond Western Europe come from the second. */
export interface SiteTypeface {
  readonly families: string[]
  readonly fonts: readonly OpenFont[]
}

const instance = async (folder: string, subset: 'latin' | 'latin-ext', weight: number) => {
  const name = `${folder} ${subset} ${weight}`
  let plain: Buffer | undefined
  const read = () => {
    plain ??= plainFont(readFileSync(fontFile(folder, subset)))
    return plain
  }
  const varying = await openFont(`${folder} ${subset}`, read)
  return { name, font: await openFont(name, () => fontInstance(read(), varying, { name, weight })) }
}

/** Opens a site's typeface for documents and pictures made on the server. */
export const siteTypeface = async (chosen: Chosen, role: Role): Promise<SiteTypeface> => {
  const { folder, heading } = faces[chosen]
  const weight = role === 'heading' ? heading : weights[role]
  const [latin, extended] = await Promise.all([instance(folder, 'latin', weight), instance(folder, 'latin-ext', weight)])
  return { families: [latin.name, extended.name], fonts: [latin.font, extended.font] }
}
