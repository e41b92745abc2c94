import { Box, Button, Typography } from '@mui/material'
import type { Items } from './useItems'

/** Inherited items this site has taken away, each with the way back. */
export const RemovedItems = ({ items }: { readonly items: Items }) => (
  <>
    {items.removed.map((item) => (
      <Box key={item.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1.25, minHeight: 32, color: 'text.secondary' }}>
        <Typography variant="caption" noWrap sx={{ flex: 1 }}>
          Hidden: {items.nameOf(item)}
        </Typography>
        {items.editable && (
          <Button onClick={() => items.restore(item.id)} sx={{ minHeight: 28, px: 1 }} aria-label={`Restore ${items.nameOf(item)}`}>
            Restore
          </Button>
        )}
      </Box>
    ))}
  </>
)
