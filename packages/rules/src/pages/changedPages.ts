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

/** Settings sections that affect all pages: names, colours, menus and footer. */
const everywhere = new Set(['identity', 'theme', 'header', 'footer', 'navigation', 'legal', 'seo', 'social'])

const findTitle = (config: ResolvedConfig, id: string): string | null => {
  const page = valueAt(config, `/pages/list/${id}`)
  return isRecord(page) && typeof page.title === 'string' && page.title !== '' ? page.title : null
}

/** Labels of the page kinds affected by changed settings, without duplicates (CFG-12). Removed pages are looked up in `before`. */
export const changedPages = (pointers: readonly string[], before: ResolvedConfig, after: ResolvedConfig): string[] => {
  const pages = pointers.flatMap((pointer): string[] => {
    const [section = '', list, id] = pointerSegments(pointer)
    if (everywhere.has(section)) return ['Every page']
    if (section === 'pages' && list === 'list' && id !== undefined) return [findTitle(after, id) ?? findTitle(before, id) ?? id]
    const page = settingAt(pointer, after)?.preview
    return page ? [names[page]] : []
  })
  return [...new Set(pages)].sort((one, other) => Number(other === 'Every page') - Number(one === 'Every page'))
}
