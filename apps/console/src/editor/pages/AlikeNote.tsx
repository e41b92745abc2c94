import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { Typography } from '@mui/material'
import { alikePage } from './alikePage'

/** Says under a page that another is much like it. */
export const AlikeNote = ({ page, pages }: { readonly page: ListItem; readonly pages: readonly ListItem[] }) => {
  const text = alikePage(page, pages)
  return (
    text && (
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.35 }}>
        {text}
      </Typography>
    )
  )
}
