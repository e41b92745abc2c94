/** A schema.org object. Whoever writes it into a page must escape `<`. */
export interface JsonLd {
  readonly '@context'?: 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

/** The address of a picture as search engines and link previews fetch it (UI-10). */
export const pictureAddress = (key: string, origin: string): string => {
  if (/^https?:\/\//.test(key)) return key
  return key.startsWith('/') ? `${origin}${key}` : `${origin}/media/${key}?w=1280`
}
