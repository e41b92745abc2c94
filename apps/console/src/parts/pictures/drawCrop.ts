import { largestSentFile } from '@forecourt/rules/stock/uploadLimits'
import type { Area } from 'react-easy-crop'
import { cropSize } from './cropSize'

const lighter = 0.75
const tries = 6

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, type === 'image/png' ? undefined : 0.92))

/** WebP keeps what is see-through and is small; browsers that can't write it give a PNG, and where that is too heavy a JPEG. */
const encoded = async (canvas: HTMLCanvasElement): Promise<Blob | null> => {
  const blob = await toBlob(canvas, 'image/webp')
  return blob && blob.size > largestSentFile && blob.type === 'image/png' ? toBlob(canvas, 'image/jpeg') : blob
}

/** The part of a picture that was chosen, as a file that is small enough to send. Where it was taken and the like is not in it. */
export const drawCrop = async (picture: HTMLImageElement, area: Area): Promise<Blob> => {
  for (let attempt = 0; attempt < tries; attempt++) {
    const { width, height } = cropSize(area, lighter ** attempt)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) break
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height)
    const blob = await encoded(canvas)
    if (blob && blob.size <= largestSentFile) return blob
  }
  throw new Error('This browser can’t make the picture small enough. Choose a smaller one.')
}

/** A file as a picture that can be drawn. */
export const openPicture = async (address: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
  } catch {
    throw new Error('This browser can’t read that picture. Save it as a JPEG or PNG and try again.')
  }
  return picture
}
