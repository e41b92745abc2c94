import { isRecord } from '@forecourt/schema/isRecord'
import { devices, type Viewport } from '../../session/createEditorView'

export const narrowestFrame = 280
export const widestFrame = 2_560

export const clampWidth = (width: number) => Math.round(Math.max(narrowestFrame, Math.min(widestFrame, width)))

/** Parses the stored viewport of previews; ignores invalid values. */
export const parseViewport = (text: string | null): Partial<Viewport> => {
  let stored: unknown = null
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    // The stored text isn't JSON, so it isn't ours.
  }
  if (!isRecord(stored)) return {}
  const { device, width, rotated, zoom, follows } = stored
  const known = device === 'custom' || (typeof device === 'string' && Object.hasOwn(devices, device))
  return {
    ...(known && typeof width === 'number' && Number.isFinite(width)
      ? { device: device as Viewport['device'], width: clampWidth(width) }
      : {}),
    ...(typeof rotated === 'boolean' && { rotated }),
    ...((zoom === 'fit' || (typeof zoom === 'number' && zoom >= 0.1 && zoom <= 2)) && { zoom }),
    ...(typeof follows === 'boolean' && { follows }),
  }
}
