/** The page an address of the editor asks to see: `?path=/search`; the home page without one, or for what leads off the site. */
export const startPath = (search: string): string => {
  const path = new URLSearchParams(search).get('path') ?? '/'
  return /^\/(?![/\\])/.test(path) ? path : '/'
}
