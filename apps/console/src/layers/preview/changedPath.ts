import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { LoadedPage } from '../../preview/LoadedPage'
import { pathOfPage } from '../../preview/pageChoices'

/** The path of the first page that changed settings affect; null for a car's page, which needs a lookup, and '/' if no other page shows them. */
export const changedPath = (pointers: readonly string[], config: ResolvedConfig, page: LoadedPage | null): string | null => {
  for (const pointer of pointers) {
    const [section, list, id] = pointerSegments(pointer)
    if (section === 'pages' && list === 'list' && id !== undefined) {
      const own = shownPages(config).find((shown) => shown.id === id)
      if (own) return own.path
      continue
    }
    const kind = settingAt(pointer, config)?.preview
    if (!kind || kind === 'home') continue
    const path = pathOfPage(kind, config, page)
    if (path !== null || kind === 'car') return path
  }
  return '/'
}
