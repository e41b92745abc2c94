import { devices, type Viewport } from '../../session/createEditorView'

interface Room {
  readonly width: number
  readonly height: number
}

export interface FrameSize extends Room {
  /** How large it is drawn, as a share of its real size. */
  readonly scale: number
  /** Whether the screen can be turned: one that has a height of its own. */
  readonly turns: boolean
}

const heights = { phone: 844, tablet: 1180 } as const

/** Narrower rooms are a phone’s own: there a screen takes all the height there is. */
const leastRoom = 600
const smallestScale = 0.1

/**
 * How large the preview’s page is and how large it is drawn, in a room of so many pixels. Phones and tablets have their own heights;
 * other screens are as high as the room. To fit, nothing is drawn larger than it is.
 */
export const frameSize = ({ device, width: own, rotated, zoom }: Viewport, room: Room): FrameSize => {
  const fixed = (device === 'phone' || device === 'tablet') && room.width >= leastRoom ? heights[device] : null
  const upright = device === 'custom' ? own : devices[device]
  const turned = rotated && fixed !== null
  const width = turned ? fixed : upright
  const height = turned ? upright : fixed
  const fits = Math.min(1, room.width / width, height === null ? 1 : room.height / height)
  const scale = Math.max(smallestScale, zoom === 'fit' ? fits : zoom)
  return { width, height: height ?? Math.max(0, Math.round(room.height / scale)), scale, turns: fixed !== null }
}
