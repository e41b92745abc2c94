/** RGBA pixels. */
export interface RawPicture {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** Decodes a HEIC photo, upright; null if it is unreadable or has more pixels than `maxPixels`. */
export type HeicReader = (file: Uint8Array, maxPixels: number) => Promise<RawPicture | null>
