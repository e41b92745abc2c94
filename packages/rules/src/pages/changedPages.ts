import { isRecord } from '@forecourt/schema/isRecord'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PreviewPage } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'

const names: { readonly [Page in PreviewPage]: string } = {
  home: 'Home',
  search: 'Stock list',
  car: 'Car pages',
  tradeIn: 'Trade-in valuations',
  locations: 'Locations',
  location: 'Location pages',
  models: 'Models',
  model: 'Model pages',
  offers: 'Offers',
  blog: 'Blog',
  contact: 'Contact',
}

/** Sections that frame every page: names, colours, menus, and what is said at the foot. */
const everywhere = new Set(['identity', 'theme', 'header', 'footer', 'navigation', 'legal', 'seo', 'social'])

const titleOf = (config: ResolvedConfig, id: string): string | null => {
  const page = valueAt(config, `/pages/list/${id}`)
  return isRecord(page) && typeof page.title === 'string' && page.title !== '' ? page.title : null
}

/** The kinds of pages on which changed settings show, by the names people know them by, each once (CFG-12). Pages that are gone are found in `before`. */
export const changedPages = (pointers: readonly string[], before: ResolvedConfig, after: ResolvedConfig): string[] => {
  const pages = pointers.flatMap((pointer): string[] => {
    const [section = '', list, id] = pointerSegments(pointer)
    if (everywhere.has(section)) return ['Every page']
    if (section === 'pages' && list === 'list' && id !== undefined) return [titleOf(after, id) ?? titleOf(before, id) ?? id]
    const page = settingAt(pointer, after)?.preview
    return page ? [names[page]] : []
  })
  return [...new Set(pages)].sort((one, other) => Number(other === 'Every page') - Number(one === 'Every page'))
}
