import { type PictureFocus, pictureFocus, withFocus } from '@forecourt/schema/formats/pictureFocus'
import { Box, Button, Typography } from '@mui/material'
import type { KeyboardEvent, PointerEvent } from 'react'
import { sizedPictureAddress } from './sizedPictureAddress'

interface Props {
  readonly source: string
  readonly onChange: (source: string) => void
}

const middle: PictureFocus = { x: 50, y: 50 }
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const crops = [
  { name: 'Wide', ratio: '2.4 / 1' },
  { name: 'Square', ratio: '1 / 1' },
  { name: 'Tall', ratio: '3 / 4' },
] as const

/** Chooses the focal point of a picture, which every crop contains: by touch, mouse or arrow keys. */
export const FocusPoint = ({ source, onChange }: Props) => {
  const focus = pictureFocus(source).focus ?? middle
  const setFocus = (x: number, y: number) => onChange(withFocus(source, { x, y }))
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setFocus((100 * (event.clientX - left)) / width, (100 * (event.clientY - top)) / height)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 2
    setFocus(focus.x + step[0] * by, focus.y + step[1] * by)
  }
  const position = `${focus.x}% ${focus.y}%`
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', lineHeight: 1.4 }}>
        Click what must stay visible when the picture is cropped, or move the point with the arrow keys.
      </Typography>
      <Box
        role="slider"
        tabIndex={0}
        aria-label="Focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={`${focus.x}% from the left, ${focus.y}% from the top`}
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={press}
        sx={{
          position: 'relative',
          cursor: 'crosshair',
          touchAction: 'none',
          borderRadius: '8px',
          overflow: 'hidden',
          lineHeight: 0,
          '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      >
        <Box component="img" src={sizedPictureAddress(source, 640)} alt="" draggable={false} sx={{ width: '100%', display: 'block' }} />
        <Box
          sx={{
            position: 'absolute',
            left: `${focus.x}%`,
            top: `${focus.y}%`,
            width: 26,
            height: 26,
            m: '-13px 0 0 -13px',
            borderRadius: '50%',
            border: '3px solid #fff',
            boxShadow: '0 0 0 2px rgb(0 0 0 / 65%), inset 0 0 0 2px rgb(0 0 0 / 65%)',
            pointerEvents: 'none',
          }}
        />
      </Box>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: '2.4fr 1fr 0.75fr', gap: 1, alignItems: 'end' }}>
        {crops.map(({ name, ratio }) => (
          <Box key={name}>
            <Box
              component="img"
              src={sizedPictureAddress(source)}
              alt=""
              sx={{
                display: 'block',
                width: '100%',
                aspectRatio: ratio,
                objectFit: 'cover',
                objectPosition: position,
                borderRadius: '5px',
              }}
            />
            <Typography variant="caption" sx={{ color: 'text.secondary', fontSize: 11.5 }}>
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
      {pictureFocus(source).focus !== null && (
        <Button onClick={() => setFocus(middle.x, middle.y)} sx={{ justifySelf: 'start', minHeight: 28 }}>
          Reset to centre
        </Button>
      )}
    </Box>
  )
}
