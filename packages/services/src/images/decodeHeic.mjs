import libheif from 'libheif-js/wasm-bundle.js'

/**
 * The picture of an HEIF file as libheif's build for JavaScript reads it, turned as the file says; null where it reads none or it has more
 * than `most` pixels. In plain JavaScript, so that a thread can load it as it is.
 *
 * @param {Uint8Array} file
 * @param {number} most
 * @returns {Promise<{ pixels: Uint8Array, width: number, height: number } | null>}
 */
export const decodeHeic = async (file, most) => {
  const decoder = new libheif.HeifDecoder()
  const images = decoder.decode(file)
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0]
    if (!image) return null
    const [width, height] = [image.get_width(), image.get_height()]
    if (!(width > 0) || !(height > 0) || width * height > most) return null
    const data = new Uint8ClampedArray(width * height * 4)
    const drawn = await new Promise((resolve) => {
      image.display({ data, width, height }, resolve)
    })
    return drawn ? { pixels: new Uint8Array(data.buffer), width, height } : null
  } finally {
    for (const image of images) image.free()
    libheif.heif_context_free(decoder.decoder)
  }
}
