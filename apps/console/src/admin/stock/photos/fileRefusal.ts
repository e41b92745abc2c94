import { largestUpload, type UploadKind } from '@forecourt/rules/stock/uploadLimits'

const pictures = /\.(?:jpe?g|png|webp|avif|gif|hei[cf])$/i

/** `accept` value of the file picker. Browsers know HEIC by its extension only. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif'

/** Why a file is rejected before the upload; null if the server must check it. */
export const fileRefusal = ({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>, kind: UploadKind): string | null => {
  if (size === 0) return 'The file is empty.'
  if (size > largestUpload[kind])
    return `The file is ${Math.round(size / 100_000) / 10} MB. The limit is ${largestUpload[kind] / 1_000_000} MB.`
  if (kind === 'report') return type === 'application/pdf' || /\.pdf$/i.test(name) ? null : 'This is not a PDF.'
  if (type === 'image/svg+xml') return 'SVG files can contain scripts, so they can’t be uploaded. Save it as a PNG and try again.'
  return type.startsWith('image/') || pictures.test(name) ? null : 'This is not a picture. Use a JPEG, PNG, WebP, AVIF, HEIC or GIF.'
}
