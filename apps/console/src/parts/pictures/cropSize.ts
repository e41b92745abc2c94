import type { Area } from 'react-easy-crop'

/** More pixels than any page shows. */
const maxPixels = 2560

/** The size in pixels of an uploaded crop: at most what pages show, never enlarged. */
export const cropSize = ({ width, height }: Pick<Area, 'width' | 'height'>, scale = 1): { width: number; height: number } => {
  const fit = Math.min(1, maxPixels / Math.max(width, height)) * scale
  return { width: Math.max(1, Math.round(width * fit)), height: Math.max(1, Math.round(height * fit)) }
}

/** Parses '4:3' to 1.333; null for anything else. */
export const parseRatio = (text: string | undefined): number | null => {
  const [, width, height] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(text ?? '') ?? []
  return width && height && Number(height) > 0 && Number(width) > 0 ? Number(width) / Number(height) : null
}
