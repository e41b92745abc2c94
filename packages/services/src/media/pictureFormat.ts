/** Best first. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** The best format a browser says it takes. A bare wildcard says nothing about new formats, so it gets JPEG. */
export function pictureFormat(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif'
  if (accept.includes('image/webp')) return 'webp'
  return 'jpeg'
}
