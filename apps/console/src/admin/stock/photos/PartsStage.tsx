import { Box } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { between, grabbed, isDrawn, nudged, type PicturePart, type PicturePoint } from './pictureParts'

interface Props {
  /** URL of the image. */
  readonly address: string
  readonly alt: string
  /** Rotation in degrees, clockwise. */
  readonly turned: number
  readonly parts: readonly PicturePart[]
  /** Meaning of the drawn areas: blurred, or the crop; null disables drawing. */
  readonly draws: 'hidden' | 'kept' | null
  readonly onParts: (parts: readonly PicturePart[]) => void
}

// Placeholder size while loading, in the usual ratio of photos: avoids a layout shift.
const usualSize = { width: 960, height: 640 }

const names = { hidden: 'Hidden part', kept: 'The part to keep' }

/** A drawn or dragged area: its index, null for a new one, and its shape by pointer position. */
interface Drawing {
  readonly index: number | null
  readonly part: PicturePart
  readonly drag: (to: PicturePoint) => PicturePart
}

/** Hit radius of corners by pointer type. Pixels. */
const cornerRadii = { touch: 22, pen: 14, mouse: 10 }

const corners = [
  { left: -6, top: -6, cursor: 'nwse-resize' },
  { right: -6, top: -6, cursor: 'nesw-resize' },
  { left: -6, bottom: -6, cursor: 'nesw-resize' },
  { right: -6, bottom: -6, cursor: 'nwse-resize' },
] as const

/** Draws a picture, rotated clockwise by degrees. The canvas gets its size. */
const drawTurned = (target: HTMLCanvasElement, context: CanvasRenderingContext2D, picture: HTMLImageElement, turned: number) => {
  const { naturalWidth: width, naturalHeight: height } = picture
  const lies = turned % 180 !== 0
  target.width = lies ? height : width
  target.height = lies ? width : height
  context.translate(target.width / 2, target.height / 2)
  context.rotate((turned * Math.PI) / 180)
  context.drawImage(picture, -width / 2, -height / 2)
}

interface PartBoxProps {
  readonly part: PicturePart
  readonly draws: 'hidden' | 'kept'
  readonly index: number
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** A drawn area, with its corners. */
const PartBox = ({ part, draws, index, onKeyDown }: PartBoxProps) => (
  <Box
    role="group"
    tabIndex={0}
    aria-label={`${names[draws]}${draws === 'hidden' ? ` ${index + 1}` : ''}: use the arrow keys to move it, Shift and arrow keys to resize it, and Delete to remove it`}
    onKeyDown={onKeyDown}
    sx={{
      position: 'absolute',
      left: `${part.left * 100}%`,
      top: `${part.top * 100}%`,
      width: `${part.width * 100}%`,
      height: `${part.height * 100}%`,
      cursor: 'move',
      border: '2px solid #fff',
      outline: '1px solid rgb(0 0 0 / 80%)',
      ...(draws === 'hidden'
        ? { backdropFilter: 'blur(9px)', bgcolor: 'rgb(0 0 0 / 30%)' }
        : { boxShadow: '0 0 0 4000px rgb(0 0 0 / 55%)' }),
      '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
    }}
  >
    {corners.map((corner) => (
      <Box
        key={Object.entries(corner).join()}
        aria-hidden
        sx={{
          position: 'absolute',
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: '#fff',
          boxShadow: '0 0 0 1px rgb(0 0 0 / 80%)',
          ...corner,
        }}
      />
    ))}
  </Box>
)

/** Canvas with areas that are drawn, moved and resized by pointer or with the arrow keys. */
export const PartsStage = ({ address, alt, turned, parts, draws, onParts }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawing, setDrawing] = useState<Drawing | null>(null)

  useEffect(() => {
    let isGone = false
    const picture = new Image()
    picture.src = address
    picture.decode().then(
      () => {
        const target = canvas.current
        const context = target?.getContext('2d')
        if (isGone || !target || !context) return
        drawTurned(target, context, picture, turned)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [address, turned])

  const pointOf = (event: PointerEvent<HTMLElement>): PicturePoint => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return [(event.clientX - left) / width, (event.clientY - top) / height]
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!draws || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const radius = cornerRadii[event.pointerType as keyof typeof cornerRadii] ?? cornerRadii.mouse
    const from = pointOf(event)
    const held = grabbed(parts, from, [radius / width, radius / height])
    const drag = held?.drag ?? ((to: PicturePoint) => between(from, to))
    setDrawing({ index: held?.index ?? null, drag, part: held ? (parts[held.index] ?? drag(from)) : drag(from) })
  }
  /** The areas including the one being drawn. */
  const withDrawn = ({ index, part }: Drawing) => (index === null ? [...(draws === 'kept' ? [] : parts), part] : parts.with(index, part))
  const finish = () => {
    if (!drawing) return
    setDrawing(null)
    if (isDrawn(drawing.part)) onParts(withDrawn(drawing))
  }
  const press = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const part = parts[index]
    const moved = part && nudged(part, event.key, event.shiftKey)
    if (moved) onParts(parts.with(index, moved))
    else if (event.key === 'Delete' || event.key === 'Backspace') onParts(parts.filter((_part, at) => at !== index))
    else return
    event.preventDefault()
  }
  const shown = drawing ? withDrawn(drawing) : parts
  return (
    <Box
      onPointerDown={begin}
      onPointerMove={(event) => drawing && setDrawing({ ...drawing, part: drawing.drag(pointOf(event)) })}
      onPointerUp={finish}
      onPointerCancel={() => setDrawing(null)}
      sx={{
        position: 'relative',
        justifySelf: 'center',
        lineHeight: 0,
        borderRadius: '10px',
        overflow: 'hidden',
        touchAction: draws ? 'none' : undefined,
        cursor: draws ? 'crosshair' : undefined,
        bgcolor: 'action.hover',
        maxWidth: '100%',
      }}
    >
      <canvas
        ref={canvas}
        {...usualSize}
        role="img"
        aria-label={alt || 'The photo'}
        style={{ maxWidth: '100%', maxHeight: 'min(56vh, 560px)', display: 'block' }}
      />
      {draws &&
        shown.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: areas have no id but their index
          <PartBox key={index} part={part} draws={draws} index={index} onKeyDown={press(index)} />
        ))}
    </Box>
  )
}
