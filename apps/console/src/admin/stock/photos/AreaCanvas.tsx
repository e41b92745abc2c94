import { Box } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { areaBetween, grabArea, isDrawn, movedByKey, type PictureArea, type PicturePoint } from './pictureAreas'

interface Props {
  /** URL of the image. */
  readonly address: string
  readonly alt: string
  /** Rotation in degrees, clockwise. */
  readonly rotation: number
  readonly areas: readonly PictureArea[]
  /** Meaning of the drawn areas: blurred, or the crop; null disables drawing. */
  readonly drawMode: 'hidden' | 'kept' | null
  readonly onAreas: (areas: readonly PictureArea[]) => void
}

// Placeholder size while loading, in the usual ratio of photos: avoids a layout shift.
const placeholderSize = { width: 960, height: 640 }

const areaNames = { hidden: 'Hidden part', kept: 'The part to keep' }

/** A drawn or dragged area: its index, null for a new one, and its shape by pointer position. */
interface Drawing {
  readonly index: number | null
  readonly area: PictureArea
  readonly drag: (to: PicturePoint) => PictureArea
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
const drawRotated = (target: HTMLCanvasElement, context: CanvasRenderingContext2D, picture: HTMLImageElement, rotation: number) => {
  const { naturalWidth: width, naturalHeight: height } = picture
  const isSideways = rotation % 180 !== 0
  target.width = isSideways ? height : width
  target.height = isSideways ? width : height
  context.translate(target.width / 2, target.height / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(picture, -width / 2, -height / 2)
}

interface AreaBoxProps {
  readonly area: PictureArea
  readonly drawMode: 'hidden' | 'kept'
  readonly index: number
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** A drawn area, with its corners. */
const AreaBox = ({ area, drawMode, index, onKeyDown }: AreaBoxProps) => (
  <Box
    role="group"
    tabIndex={0}
    aria-label={`${areaNames[drawMode]}${drawMode === 'hidden' ? ` ${index + 1}` : ''}: use the arrow keys to move it, Shift and arrow keys to resize it, and Delete to remove it`}
    onKeyDown={onKeyDown}
    sx={{
      position: 'absolute',
      left: `${area.left * 100}%`,
      top: `${area.top * 100}%`,
      width: `${area.width * 100}%`,
      height: `${area.height * 100}%`,
      cursor: 'move',
      border: '2px solid #fff',
      outline: '1px solid rgb(0 0 0 / 80%)',
      ...(drawMode === 'hidden'
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
export const AreaCanvas = ({ address, alt, rotation, areas, drawMode, onAreas }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawing, setDrawing] = useState<Drawing | null>(null)

  useEffect(() => {
    let isCancelled = false
    const picture = new Image()
    picture.src = address
    picture.decode().then(
      () => {
        const target = canvas.current
        const context = target?.getContext('2d')
        if (isCancelled || !target || !context) return
        drawRotated(target, context, picture, rotation)
      },
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [address, rotation])

  const pointerPosition = (event: PointerEvent<HTMLElement>): PicturePoint => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return [(event.clientX - left) / width, (event.clientY - top) / height]
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!drawMode || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const radius = cornerRadii[event.pointerType as keyof typeof cornerRadii] ?? cornerRadii.mouse
    const from = pointerPosition(event)
    const grab = grabArea(areas, from, [radius / width, radius / height])
    const drag = grab?.drag ?? ((to: PicturePoint) => areaBetween(from, to))
    setDrawing({ index: grab?.index ?? null, drag, area: grab ? (areas[grab.index] ?? drag(from)) : drag(from) })
  }
  /** The areas including the one being drawn. */
  const withDrawnArea = ({ index, area }: Drawing) =>
    index === null ? [...(drawMode === 'kept' ? [] : areas), area] : areas.with(index, area)
  const finish = () => {
    if (!drawing) return
    setDrawing(null)
    if (isDrawn(drawing.area)) onAreas(withDrawnArea(drawing))
  }
  const onAreaKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const area = areas[index]
    const moved = area && movedByKey(area, event.key, event.shiftKey)
    if (moved) onAreas(areas.with(index, moved))
    else if (event.key === 'Delete' || event.key === 'Backspace') onAreas(areas.filter((_area, other) => other !== index))
    else return
    event.preventDefault()
  }
  const shown = drawing ? withDrawnArea(drawing) : areas
  return (
    <Box
      onPointerDown={onPointerDown}
      onPointerMove={(event) => drawing && setDrawing({ ...drawing, area: drawing.drag(pointerPosition(event)) })}
      onPointerUp={finish}
      onPointerCancel={() => setDrawing(null)}
      sx={{
        position: 'relative',
        justifySelf: 'center',
        lineHeight: 0,
        borderRadius: '10px',
        overflow: 'hidden',
        touchAction: drawMode ? 'none' : undefined,
        cursor: drawMode ? 'crosshair' : undefined,
        bgcolor: 'action.hover',
        maxWidth: '100%',
      }}
    >
      <canvas
        ref={canvas}
        {...placeholderSize}
        role="img"
        aria-label={alt || 'The photo'}
        style={{ maxWidth: '100%', maxHeight: 'min(56vh, 560px)', display: 'block' }}
      />
      {drawMode &&
        shown.map((area, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: areas have no id but their index
          <AreaBox key={index} area={area} drawMode={drawMode} index={index} onKeyDown={onAreaKeyDown(index)} />
        ))}
    </Box>
  )
}
