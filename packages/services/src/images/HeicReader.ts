/** Pixels of a picture, red, green, blue and opacity in turn. */
export interface RawPicture {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** Reads a photo of an iPhone, upright; null for one that can't be read, or has more pixels than `most`. */
export type HeicReader = (file: Uint8Array, most: number) => Promise<RawPicture | null>
