import { devices, type Viewport } from '../../session/createEditorView'

interface Room {
  readonly width: number
  readonly height: number
}

export interface FrameSize extends Room {
  /** Zoom factor, 1 is real size. */
  readonly scale: number
  /** Whether the screen can rotate: only one with a fixed height. */
  readonly canRotate: boolean
}

const heights = { phone: 844, tablet: 1180 } as const

/** Below this width the editor runs on a phone: the screen takes the full height. */
const minWidth = 600
const minScale = 0.1

/**
 * The size and zoom of the previewed page in the available pixels. Phones and tablets have fixed heights; other screens are as high as the
 * space. “Fit” never enlarges.
 */
export const frameSize = ({ device, width: customWidth, rotated, zoom }: Viewport, room: Room): FrameSize => {
  const fixedHeight = (device === 'phone' || device === 'tablet') && room.width >= minWidth ? heights[device] : null
  const portraitWidth = device === 'custom' ? customWidth : devices[device]
  const isRotated = rotated && fixedHeight !== null
  const width = isRotated ? fixedHeight : portraitWidth
  const height = isRotated ? portraitWidth : fixedHeight
  const fits = Math.min(1, room.width / width, height === null ? 1 : room.height / height)
  const scale = Math.max(minScale, zoom === 'fit' ? fits : zoom)
  return { width, height: height ?? Math.max(0, Math.round(room.height / scale)), scale, canRotate: fixedHeight !== null }
}
