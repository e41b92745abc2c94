import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import ArrowIcon from '@mui/icons-material/ArrowForward'
import { Box } from '@mui/material'

type Seen = NonNullable<ConfigChange['seen']>

const thumbnail = (source: string) => (source.startsWith('https://') ? source : `/media/${source}?w=320`)

const frame = { border: 1, borderColor: 'divider', borderRadius: '6px', display: 'block', flexShrink: 0 } as const

const Look = ({ as, value }: { readonly as: Seen['as']; readonly value: string }) => {
  if (as === 'colour') return <Box component="span" sx={{ ...frame, width: 28, height: 20 }} style={{ background: value || undefined }} />
  if (value === '')
    return (
      <Box
        component="span"
        sx={{ ...frame, width: 84, height: 56, display: 'grid', placeContent: 'center', fontSize: 12, color: 'text.secondary' }}
      >
        no picture
      </Box>
    )
  return (
    <Box
      component="img"
      src={thumbnail(value)}
      alt=""
      loading="lazy"
      sx={{ ...frame, width: 84, height: 56, objectFit: 'contain', bgcolor: 'action.hover' }}
    />
  )
}

/** A colour or a picture before and after. The sentence beside it says the same in words. */
export const VisualChange = ({ seen }: { readonly seen: Seen }) => (
  <Box component="span" aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 0.75, py: 0.25 }}>
    <Look as={seen.as} value={seen.before} />
    <ArrowIcon sx={{ fontSize: 15, color: 'text.secondary' }} />
    <Look as={seen.as} value={seen.after} />
  </Box>
)
