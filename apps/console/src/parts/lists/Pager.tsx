import PreviousIcon from '@mui/icons-material/ChevronLeftRounded'
import NextIcon from '@mui/icons-material/ChevronRightRounded'
import { Box, IconButton, Typography } from '@mui/material'
import { useListContext } from 'react-admin'

/** Which part of a list is shown, with the way to the next. Gone when everything fits. */
export const Pager = () => {
  const { page, perPage, total = 0, setPage } = useListContext()
  if (total <= perPage) return null
  const last = Math.ceil(total / perPage)
  const number = (value: number) => value.toLocaleString('en-AU')
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, mt: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mr: 1 }}>
        {number((page - 1) * perPage + 1)}–{number(Math.min(page * perPage, total))} of {number(total)}
      </Typography>
      <IconButton aria-label="Previous page" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        <PreviousIcon />
      </IconButton>
      <IconButton aria-label="Next page" disabled={page >= last} onClick={() => setPage(page + 1)}>
        <NextIcon />
      </IconButton>
    </Box>
  )
}
