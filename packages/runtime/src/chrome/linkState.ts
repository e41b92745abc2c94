const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')

/** What `aria-current` says of a menu link: the page itself, an ancestor of it, or nothing. The home page is nobody's ancestor. */
export const linkState = (href: string, path: string): 'page' | 'true' | undefined => {
  const target = pathOf(href)
  if (target === path) return 'page'
  return target !== '/' && target.startsWith('/') && path.startsWith(`${target}/`) ? 'true' : undefined
}
