import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import ArrowIcon from '@mui/icons-material/ArrowForward'
import InvalidIcon from '@mui/icons-material/ErrorOutline'
import { Box, ButtonBase, Typography } from '@mui/material'
import { groupChanges } from './groupChanges'

type WholeTextsProps = NonNullable<ConfigChange['texts']>

/** The full texts before and after, where they are too long for a sentence. */
const WholeTexts = ({ before, after }: WholeTextsProps) => (
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

type SeenValue = NonNullable<ConfigChange['seen']>

const thumbnail = (source: string) => (source.startsWith('https://') ? source : `/media/${source}?w=320`)

const frame = { border: 1, borderColor: 'divider', borderRadius: '6px', display: 'block', flexShrink: 0 } as const

const ValueSample = ({ as, value }: { readonly as: SeenValue['as']; readonly value: string }) => {
  if (as === 'colour') return <Box component="span" sx={{ ...frame, width: 28, height: 20 }} style={{ background: value || undefined }} />
  if (value === '')
    return (
      <Box
        component="span"
        sx={{ ...frame, width: 84, height: 56, display: 'grid', placeContent: 'center', fontSize: 12, color: 'text.secondary' }}
      >
        no picture
      </Box>
    )
  return (
    <Box
      component="img"
      src={thumbnail(value)}
      alt=""
      loading="lazy"
      sx={{ ...frame, width: 84, height: 56, objectFit: 'contain', bgcolor: 'action.hover' }}
    />
  )
}

/** A colour or picture before and after. The sentence beside it says the same. */
const VisualChange = ({ seen }: { readonly seen: SeenValue }) => (
  <Box component="span" aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 0.75, py: 0.25 }}>
    <ValueSample as={seen.as} value={seen.before} />
    <ArrowIcon sx={{ fontSize: 15, color: 'text.secondary' }} />
    <ValueSample as={seen.as} value={seen.after} />
  </Box>
)

interface ChangeListProps {
  readonly changes: readonly ConfigChange[]
  /** Opens the setting of a change. */
  readonly onOpen?: (pointer: string) => void
}

const sentence = { fontSize: 13.5, lineHeight: 1.45, overflowWrap: 'anywhere', textAlign: 'left', display: 'block', py: 0.375 } as const

const Change = ({ change, onOpen }: { readonly change: ConfigChange; readonly onOpen?: (pointer: string) => void }) => {
  const text = (
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
        {text}
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
      {text}
    </ButtonBase>
  )
}

/** Changes as text, by page and section; colours and pictures as samples. */
export const ChangeList = ({ changes, onOpen }: ChangeListProps) => (
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
