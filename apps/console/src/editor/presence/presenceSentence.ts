import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import { settingAt } from '@forecourt/schema/settingAt'

/** Initials of a user's first and last name. */
export const nameInitials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = '?'] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Where a user is in the editor: the page's name, else the section; null when they are at no setting. */
const placeName = (pointer: string | null, config: unknown): string | null => {
  if (pointer === null) return null
  const [section, list, pageId] = pointerSegments(pointer)
  if (section === undefined) return null
  if (section === 'pages' && list === 'list' && pageId !== undefined) {
    const page = settingAt(`/pages/list/${pageId}`, config)
    if (page) return `the page ${page.where.slice(page.where.lastIndexOf('›') + 1).trim()}`
  }
  return settingAt(`/${section}`)?.node.title ?? null
}

/** What another user is doing at the same site or layer, such as 'Mia is editing Menu'. */
export const presenceSentence = (
  { name, pointer }: { readonly name: string; readonly pointer: string | null },
  config: unknown,
  what: 'site' | 'layer' = 'site',
): string => {
  const place = placeName(pointer, config)
  return place === null ? `${name} has this ${what} open` : `${name} is editing ${place}`
}
