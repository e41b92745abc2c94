const at = (bytes: Uint8Array, offset: number, text: string) =>
  [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0))

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic' | 'svg'

/** Detects an image type by its magic bytes; null for anything else. */
export const imageKind = (bytes: Uint8Array): ImageKind | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && at(bytes, 1, 'PNG\r\n\u001a\n')) return 'png'
  if (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP')) return 'webp'
  if (at(bytes, 0, 'GIF8')) return 'gif'
  if (at(bytes, 4, 'ftyp')) {
    if (at(bytes, 8, 'avif') || at(bytes, 8, 'avis')) return 'avif'
    return /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(String.fromCharCode(...bytes.slice(8, 12))) ? 'heic' : null
  }
  const start = new TextDecoder()
    .decode(bytes.slice(0, 1024))
    .replace(/^\uFEFF/, '')
    .trimStart()
  return /^<(?:svg|\?xml|!DOCTYPE svg|!--)/i.test(start) && /<svg[\s>]/i.test(start) ? 'svg' : null
}
