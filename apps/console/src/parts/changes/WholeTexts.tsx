import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { Box, Typography } from '@mui/material'

type Props = NonNullable<ConfigChange['texts']>

/** Texts too long for a sentence, before and after, for whoever has to answer for them. */
export const WholeTexts = ({ before, after }: Props) => (
  <Box component="details" sx={{ fontSize: 13.5, mb: 0.5 }}>
    <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', py: 0.375, '@media (pointer: coarse)': { py: 1.25 } }}>
      Whole text
    </Box>
    {[
      { title: 'Before', text: before },
      { title: 'After', text: after },
    ].map(({ title, text }) => (
      <Box key={title} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, mb: 1 }}>
        <Typography component="div" sx={{ fontSize: 12, fontWeight: 650, color: 'text.secondary' }}>
          {title}
        </Typography>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text || 'empty'}</Box>
      </Box>
    ))}
  </Box>
)
