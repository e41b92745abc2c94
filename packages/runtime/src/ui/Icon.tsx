import { Glyph, type GlyphProps } from './Glyph'
import * as iconPaths from './iconPaths'

export interface IconProps extends Omit<GlyphProps, 'path'> {
  readonly name: iconPaths.IconName
}

/** A line icon by name. Always beside words or inside a labelled control, so it is hidden from screen readers. Brings the whole table along: not for *.client files, which use Glyph. */
// biome-ignore lint/performance/noDynamicNamespaceImportAccess: looking an icon up by name is what this is for; browsers get Glyph
export const Icon = ({ name, ...look }: IconProps) => <Glyph path={iconPaths[name]} {...look} />
