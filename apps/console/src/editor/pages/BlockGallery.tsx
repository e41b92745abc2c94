import { blockDeclarations } from '@forecourt/schema/blocks/blocks'
import { box, headline, line, type SketchShape } from '@forecourt/schema/blocks/sketch'
import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  OutlinedInput,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import type { AddItemProps } from '../settings/items/AddItem'

/** The sketch of a kind that has none of its own. */
const plainSketch: readonly SketchShape[] = [headline, line(8, 21, 84), line(8, 28, 70), box(8, 36, 84, 17)]

const colours = { text: 'currentColor', accent: 'var(--accent)' } as const

const Shape = (shape: SketchShape) => {
  const { x, y, radius, opacity } = shape
  const colour = colours[shape.fill]
  if (shape.shape === 'rect')
    return <rect x={x} y={y} width={shape.width} height={shape.height} rx={radius} fill={colour} opacity={opacity} />
  if (shape.shape === 'ring') return <circle cx={x} cy={y} r={radius} fill="none" stroke={colour} strokeWidth={4} opacity={opacity} />
  return <circle cx={x} cy={y} r={radius} fill={colour} opacity={opacity} />
}

/** A kind of block as a small drawing, to recognise it at a glance. */
const BlockSketch = ({ kind }: { readonly kind: string }) => (
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
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes are never reordered or removed.
      <Shape key={index} {...shape} />
    ))}
  </Box>
)

/** All kinds of blocks, as sketches to choose from. */
export const BlockGallery = ({ label, choices, disabled, onAdd }: AddItemProps) => {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const lowerCaseQuery = query.trim().toLowerCase()
  const shown = choices.filter(({ title, description }) => `${title} ${description}`.toLowerCase().includes(lowerCaseQuery))
  const choose = (key: string) => {
    setOpen(false)
    setQuery('')
    onAdd(key)
  }
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start', minHeight: 32 }}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="md" fullWidth fullScreen={isNarrow} aria-labelledby="block-gallery">
        <DialogTitle id="block-gallery" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 18, fontWeight: 660 }}>
          <Box sx={{ flex: 1 }}>Add a block</Box>
          <IconButton aria-label="Close" onClick={() => setOpen(false)} edge="end">
            <CloseIcon fontSize="small" />
          </IconButton>
        </DialogTitle>
        <DialogContent>
          <OutlinedInput
            size="small"
            fullWidth
            autoFocus={!isNarrow}
            placeholder="Search blocks"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              const [only, another] = shown
              if (event.key === 'Enter' && only && !another) choose(only.key)
            }}
            inputProps={{ 'aria-label': 'Search blocks', type: 'search' }}
            sx={{ mb: 2 }}
          />
          {shown.length === 0 && (
            <Typography role="status" color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
              No matching block. There are {choices.length} types in all.
            </Typography>
          )}
          <Box
            component="ul"
            aria-label="Block types"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
            }}
          >
            {shown.map(({ key, title, description }) => (
              <Box component="li" key={key} sx={{ display: 'grid' }}>
                <ButtonBase
                  onClick={() => choose(key)}
                  sx={{
                    display: 'grid',
                    alignContent: 'start',
                    textAlign: 'left',
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: '10px',
                    overflow: 'hidden',
                    '&:hover, &:focus-visible': { borderColor: 'primary.main' },
                  }}
                >
                  <BlockSketch kind={key} />
                  <Box sx={{ px: 1.25, py: 1 }}>
                    <Typography sx={{ fontSize: 14, fontWeight: 620 }}>{title}</Typography>
                    <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.35 }}>
                      {description}
                    </Typography>
                  </Box>
                </ButtonBase>
              </Box>
            ))}
          </Box>
        </DialogContent>
      </Dialog>
    </>
  )
}
