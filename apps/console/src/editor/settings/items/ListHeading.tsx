import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { Box, Typography } from '@mui/material'
import { LockToggle } from '../locks/LockToggle'
import { StateChip } from '../StateChip'
import type { Items } from './useItems'

interface Props {
  readonly pointer: string
  readonly node: SchemaNode
  readonly items: Items
}

/** The title of a list, where it comes from, and what it is. */
export const ListHeading = ({ pointer, node, items }: Props) => (
  <Box>
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Typography component="h3" sx={{ fontSize: 13.5, fontWeight: 620, flex: 1 }}>
        {node.title}
      </Typography>
      <StateChip
        state={items.state.kind === 'inherited' && items.isSet ? { kind: 'changed' } : items.state}
        title={node.title ?? ''}
        onReset={items.reset}
      />
      <LockToggle pointer={pointer} title={node.title ?? ''} />
    </Box>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {node.description}
    </Typography>
  </Box>
)
