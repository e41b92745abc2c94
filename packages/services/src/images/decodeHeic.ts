/// <reference path="./libheif.d.ts" />
import libheif from 'libheif-js/wasm-bundle.js'
import type { HeicReader } from './HeicReader'

/** Decodes in the calling thread, which blocks for half a second at 12 megapixels. */
export const decodeHeic: HeicReader = async (file, maxPixels) => {
  const decoder = new libheif.HeifDecoder()
  const images = decoder.decode(file)
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0]
    if (!image) return null
    const [width, height] = [image.get_width(), image.get_height()]
    if (!(width > 0) || !(height > 0) || width * height > maxPixels) return null
    const data = new Uint8ClampedArray(width * height * 4)
    const result = await new Promise<object | null>((resolve) => {
      image.display({ data, width, height }, resolve)
    })
    return result ? { pixels: new Uint8Array(data.buffer), width, height } : null
  } finally {
    for (const image of images) image.free()
    libheif.heif_context_free(decoder.decoder)
  }
}
