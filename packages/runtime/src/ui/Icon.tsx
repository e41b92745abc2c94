import { Glyph, type GlyphProps } from './Glyph'
import * as iconPaths from './iconPaths'

export interface IconProps extends Omit<GlyphProps, 'path'> {
  readonly name: iconPaths.IconName
}

/**
 * A line icon by name, hidden from screen readers: always use it beside text or in a labelled control. Imports all paths, so *.client files
 * use Glyph instead.
 */
// biome-ignore lint/performance/noDynamicNamespaceImportAccess: looks icons up by name on the server; client components use Glyph
export const Icon = ({ name, ...look }: IconProps) => <Glyph path={iconPaths[name]} {...look} />
