import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import InvalidIcon from '@mui/icons-material/ErrorOutline'
import { Box, ButtonBase, Typography } from '@mui/material'
import { groupChanges } from './groupChanges'
import { VisualChange } from './VisualChange'
import { WholeTexts } from './WholeTexts'

interface Props {
  readonly changes: readonly ConfigChange[]
  /** Opens the setting of a change. */
  readonly onOpen?: (pointer: string) => void
}

const sentence = { fontSize: 13.5, lineHeight: 1.45, overflowWrap: 'anywhere', textAlign: 'left', display: 'block', py: 0.375 } as const

const Change = ({ change, onOpen }: { readonly change: ConfigChange; readonly onOpen?: (pointer: string) => void }) => {
  const words = (
    <>
      {change.sentence}
      {change.seen && <VisualChange seen={change.seen} />}
      {change.invalid !== undefined && (
        <Box component="span" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', color: 'error.main', fontSize: 12.5 }}>
          <InvalidIcon sx={{ fontSize: 16, mt: 0.125 }} />
          <span>Not valid, so it can’t be published: {change.invalid}</span>
        </Box>
      )}
    </>
  )
  if (!onOpen)
    return (
      <Typography component="div" sx={sentence}>
        {words}
      </Typography>
    )
  return (
    <ButtonBase
      onClick={() => onOpen(change.pointer)}
      sx={{
        ...sentence,
        fontFamily: 'inherit',
        width: '100%',
        borderRadius: '5px',
        '@media (pointer: coarse)': { py: 1.25 },
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {words}
    </ButtonBase>
  )
}

/** Changes in words, by page and under the headings of the editor; colours and pictures to look at. */
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
              <Change change={change} onOpen={onOpen} />
              {change.texts && <WholeTexts {...change.texts} />}
            </li>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
)
