import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { Box, ButtonBase, Typography } from '@mui/material'
import { groupChanges } from './groupChanges'

interface Props {
  readonly changes: readonly ConfigChange[]
  /** Opens the setting of a change. */
  readonly onOpen?: (pointer: string) => void
}

const sentence = { fontSize: 13.5, lineHeight: 1.45, overflowWrap: 'anywhere', textAlign: 'left', display: 'block', py: 0.375 } as const

/** Changes in words, under the headings of the editor. */
export const ChangeList = ({ changes, onOpen }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {groupChanges(changes).map(({ name, changes: grouped }) => (
      <Box key={name}>
        <Typography component="h3" sx={{ fontSize: 12, fontWeight: 650, color: 'text.secondary', mb: 0.25 }}>
          {name}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {grouped.map((change) => (
            <li key={`${change.pointer} ${change.sentence}`}>
              {onOpen ? (
                <ButtonBase
                  onClick={() => onOpen(change.pointer)}
                  sx={{
                    ...sentence,
                    fontFamily: 'inherit',
                    width: '100%',
                    borderRadius: '5px',
                    '&:hover': { textDecoration: 'underline' },
                  }}
                >
                  {change.sentence}
                </ButtonBase>
              ) : (
                <Typography sx={sentence}>{change.sentence}</Typography>
              )}
            </li>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
)
