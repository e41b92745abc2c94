import { largestSentFile } from '@forecourt/rules/stock/uploadLimits'
import type { Area } from 'react-easy-crop'
import { cropSize } from './cropSize'

const shrinkFactor = 0.75
const maxAttempts = 6

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, type === 'image/png' ? undefined : 0.92))

/** WebP is small and supports transparency; browsers that can't encode it give a PNG, or a JPEG if that is too large. */
const encodePicture = async (canvas: HTMLCanvasElement): Promise<Blob | null> => {
  const blob = await toBlob(canvas, 'image/webp')
  return blob && blob.size > largestSentFile && blob.type === 'image/png' ? toBlob(canvas, 'image/jpeg') : blob
}

/** Renders the crop to a file small enough to upload. Contains no metadata, such as the GPS position. */
export const drawCrop = async (picture: HTMLImageElement, area: Area): Promise<Blob> => {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { width, height } = cropSize(area, shrinkFactor ** attempt)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) break
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height)
    const blob = await encodePicture(canvas)
    if (blob && blob.size <= largestSentFile) return blob
  }
  throw new Error('This browser can’t make the picture small enough. Choose a smaller one.')
}

/** Loads a file as an image for drawing. */
export const openPicture = async (address: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
  } catch {
    throw new Error('This browser can’t read this picture. Save it as a JPEG or PNG and try again.')
  }
  return picture
}
