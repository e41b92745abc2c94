import { Box } from '@mui/material'

const literally = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with the words that were searched for marked. */
export const Marked = ({ text, query }: { readonly text: string; readonly query: string }) => {
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length === 0) return text
  const parts = text.split(new RegExp(`(${words.map(literally).join('|')})`, 'gi'))
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names.
      <Box key={index} component="mark" sx={{ bgcolor: 'secondary.light', color: 'inherit', borderRadius: '3px', px: '1px' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  )
}
