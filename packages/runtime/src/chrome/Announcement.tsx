import { headerParts } from '@forecourt/rules/menus/headerParts'
import { shows } from '@forecourt/rules/parts/shows'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** One line above the header, on a ground that the header does not have. */
export const Announcement = ({ header }: { readonly header: ResolvedConfig['header'] }) =>
  shows(headerParts.announcement, { config: { header } }) && (
    <aside
      aria-label="Announcement"
      data-tone={header.tone === 'light' ? 'brand' : 'accent'}
      data-setting="/header/announcement"
      className="bg-background px-gutter py-2.5 text-center text-small text-balance font-medium text-text print:hidden"
    >
      {header.announcement}
    </aside>
  )
