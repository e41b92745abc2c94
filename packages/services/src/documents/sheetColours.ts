import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface SheetColours {
  /** The band on top, and the words on it. */
  readonly band: string
  readonly onBand: string
  /** The brand colour where it reads on white paper, else ink. */
  readonly strong: string
  readonly ink: string
  readonly faint: string
  readonly line: string
  readonly panel: string
}

const ink = '#1b1f24'

/** The colours of a sheet of paper, which is white whatever the site is (a dark site keeps its ground for the band). */
export const sheetColours = ({ theme }: Pick<ResolvedConfig, 'theme'>): SheetColours => {
  const { brandColour } = theme
  return {
    band: brandColour,
    onBand: contrastRatio(brandColour, '#ffffff') >= 4.5 ? '#ffffff' : '#111111',
    strong: contrastRatio(brandColour, '#ffffff') >= 4.5 ? brandColour : ink,
    ink,
    faint: '#59616a',
    line: '#d7dbe0',
    panel: '#f4f5f7',
  }
}
