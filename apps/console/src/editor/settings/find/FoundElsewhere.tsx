import { Box, Link, Typography } from '@mui/material'
import type { ConsolePage } from './findConsolePages'

/** Search results outside the settings, as links. */
export const FoundElsewhere = ({ pages }: { readonly pages: readonly ConsolePage[] }) => (
  <Box component="section" aria-label="Elsewhere in the console" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
    <Typography component="h3" sx={{ fontSize: 12, fontWeight: 700, color: 'text.secondary', mb: 0.5 }}>
      Elsewhere in the console
    </Typography>
    {pages.map(({ title, text, href }) => (
      <Box key={href} sx={{ py: 0.5 }}>
        <Link
          href={href}
          sx={{ fontSize: 13.5, fontWeight: 600, display: 'inline-block', py: 0.25, '@media (pointer: coarse)': { py: 1.25 } }}
        >
          {title}
        </Link>
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.4 }}>
          {text}
        </Typography>
      </Box>
    ))}
  </Box>
)
