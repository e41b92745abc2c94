/** The largest file to choose; it is scaled down before the upload. */
const maxBytes = 40_000_000

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml', 'image/heic', 'image/heif']

/** Accepted file types. */
export const acceptedFiles = types.join(',')

/** Why a file isn't a usable picture, as a sentence; null if it is. */
export const fileProblem = ({ type, size, name }: Pick<File, 'type' | 'size' | 'name'>): string | null => {
  if (size === 0) return `“${name}” is empty.`
  if (type !== '' && !type.startsWith('image/')) return `“${name}” is not a picture. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG.`
  return size > maxBytes ? `“${name}” is ${Math.round(size / 1_000_000)} MB. Choose a picture smaller than 40 MB.` : null
}

/** Derives a picture's name from its file: 'IMG_0042-front yard.JPG' → 'IMG 0042 front yard'. */
export const nameOfFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120) || 'Picture'
