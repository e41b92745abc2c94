import type { PictureFormat } from './pictureFormat'

/** A key names content, so that an answer about it holds for ever. */
export const forEver = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }

/** JPEGs begin with this byte, PNGs with 0x89. */
const classicKind = (bytes: Buffer) => (bytes[0] === 0xff ? 'jpeg' : 'png')

/** The headers every answer about a picture has; its name says what is in it. */
export const pictureHeaders = (name: string) => ({ ...forEver, vary: 'Accept', etag: `"${name}"` })

/** What kind of picture some bytes are, in a format that was asked for. */
export const pictureType = (bytes: Buffer, format: PictureFormat) => `image/${format === 'classic' ? classicKind(bytes) : format}`
