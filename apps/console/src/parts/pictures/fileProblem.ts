/** The largest file a person may choose; what is sent is made smaller before. */
const largestBytes = 40_000_000

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml', 'image/heic', 'image/heif']

/** Kinds of file that are offered for choosing. */
export const acceptedFiles = types.join(',')

/** Why a file can't be a picture, in a sentence; null when it may be one. */
export const fileProblem = ({ type, size, name }: Pick<File, 'type' | 'size' | 'name'>): string | null => {
  if (size === 0) return `“${name}” is empty.`
  if (type !== '' && !type.startsWith('image/')) return `“${name}” is not a picture. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG.`
  return size > largestBytes ? `“${name}” is ${Math.round(size / 1_000_000)} MB. Choose a picture below 40 MB.` : null
}

/** What a picture is called after its file: 'IMG_0042-front yard.JPG' → 'IMG 0042 front yard'. */
export const nameOfFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120) || 'Picture'
