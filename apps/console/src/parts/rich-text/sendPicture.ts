import { drawCrop, openPicture } from '../pictures/drawCrop'
import { nameOfFile } from '../pictures/fileProblem'
import type { PictureOwner } from '../pictures/PictureOwner'
import { sendImage } from '../pictures/sendImage'

const pastedName = 'Pasted picture'

/** Uploads a whole picture to a library, re-encoded to remove metadata. The server fetches a URL. */
export const sendPicture = async (file: Blob | URL, owner: PictureOwner, alt: string, signal: AbortSignal) => {
  if (file instanceof URL) {
    const { key, width, height } = await sendImage(file, { owner, name: pastedName, alt }, () => undefined, signal)
    return { key, width, height }
  }
  const address = URL.createObjectURL(file)
  try {
    const picture = await openPicture(address)
    const blob = await drawCrop(picture, { x: 0, y: 0, width: picture.naturalWidth, height: picture.naturalHeight })
    const name = file instanceof File ? nameOfFile(file.name) : pastedName
    const { key } = await sendImage(blob, { owner, name, alt }, () => undefined, signal)
    return { key, width: picture.naturalWidth, height: picture.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}
