/** Best first; `classic` is what every browser takes: PNG where a picture can be seen through, JPEG elsewhere. */
export const pictureFormats = ['avif', 'webp', 'classic'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** The best format a browser says it takes. A bare wildcard says nothing about new formats, so it gets a classic one. */
export function pictureFormat(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif'
  if (accept.includes('image/webp')) return 'webp'
  return 'classic'
}
