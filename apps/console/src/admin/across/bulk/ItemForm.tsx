import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { Box, Typography } from '@mui/material'
import { itemSettings } from './listItems'
import { ValueInput } from './ValueInput'

interface Props {
  readonly list: SchemaNode
  readonly value: Readonly<Record<string, unknown>>
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void
}

/** What a new item of a list says. */
export const ItemForm = ({ list, value, onChange }: Props) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
    {itemSettings(list).map(([key, node]) => (
      <Box key={key} sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        <ValueInput node={node} label={node.title ?? key} value={value[key]} onChange={(next) => onChange({ ...value, [key]: next })} />
        <Typography variant="caption" color="text.secondary">
          {node.description}
        </Typography>
      </Box>
    ))}
  </Box>
)
