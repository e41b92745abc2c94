import { blockDeclarations } from '@forecourt/schema/blocks/blocks'
import { box, headline, line, type SketchShape } from '@forecourt/schema/blocks/sketch'
import { Box } from '@mui/material'

/** What stands for a kind that has no sketch yet. */
const plainSketch: readonly SketchShape[] = [headline, line(8, 21, 84), line(8, 28, 70), box(8, 36, 84, 17)]

const colours = { words: 'currentColor', accent: 'var(--accent)' } as const

const Shape = (shape: SketchShape) => {
  const { x, y, radius, opacity } = shape
  const colour = colours[shape.fill]
  if (shape.shape === 'rect')
    return <rect x={x} y={y} width={shape.width} height={shape.height} rx={radius} fill={colour} opacity={opacity} />
  if (shape.shape === 'ring') return <circle cx={x} cy={y} r={radius} fill="none" stroke={colour} strokeWidth={4} opacity={opacity} />
  return <circle cx={x} cy={y} r={radius} fill={colour} opacity={opacity} />
}

/** A kind of block as a small drawing: enough to tell them apart at a glance. */
export const BlockSketch = ({ kind }: { readonly kind: string }) => (
  <Box
    component="svg"
    viewBox="0 0 100 62"
    aria-hidden
    sx={{
      display: 'block',
      width: '100%',
      bgcolor: 'action.hover',
      color: 'text.primary',
      '--accent': (theme) => theme.palette.primary.main,
    }}
  >
    {(blockDeclarations[kind]?.sketch ?? plainSketch).map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes neither move nor go.
      <Shape key={index} {...shape} />
    ))}
  </Box>
)
