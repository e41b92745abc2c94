import { Box, Button, ButtonBase, Typography } from '@mui/material'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { useSession } from '../../session/SessionContext'
import { useTools } from '../../session/ToolsContext'
import { useEditor } from '../../session/useEditor'
import { elsewhere } from './elsewhere'
import { FoundElsewhere } from './FoundElsewhere'
import { Marked } from './Marked'
import type { FoundSetting, SettingFilter } from './SettingFilter'
import { useFoundSettings } from './useFoundSettings'

/** As many as a person looks through; more are shown when they are asked for, so that typing never waits for hundreds of rows. */
const atOnce = 60

const nothing: Readonly<Record<SettingFilter, string>> = {
  overridden: 'This site has overridden nothing: everything is inherited.',
  sincePublish: 'The draft is the same as the live site.',
  errors: 'No setting has an error.',
  warnings: 'There are no warnings.',
}

const emptyText = (filters: ReadonlySet<SettingFilter>, query: string, isNew: boolean) => {
  const [only, another] = filters
  if (!only) return 'No setting has these words. Try a shorter one.'
  if (query.trim() !== '') return 'No setting with these words fits the filters.'
  if (another) return 'No setting fits all of these filters.'
  return only === 'sincePublish' && isNew ? 'The site was never published, so there is nothing to compare it with yet.' : nothing[only]
}

const step = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const section = event.currentTarget.closest('section')
  const rows = [...(section?.querySelectorAll<HTMLElement>('[data-found-setting]') ?? [])]
  const at = rows.indexOf(event.currentTarget) + (event.key === 'ArrowDown' ? 1 : -1)
  const next = at < 0 ? section?.querySelector<HTMLElement>('input[type="search"]') : rows[at]
  next?.focus()
}

const Row = ({ found, query }: { readonly found: FoundSetting; readonly query: string }) => {
  const { editorView } = useTools()
  const { pointer, title, text, tone } = found
  return (
    <ButtonBase
      data-found-setting
      onClick={() => editorView.open(pointer)}
      onKeyDown={step}
      onMouseEnter={() => editorView.outline(pointer)}
      onMouseLeave={() => editorView.outline(null)}
      onFocus={() => editorView.outline(pointer)}
      onBlur={() => editorView.outline(null)}
      sx={{
        display: 'block',
        width: '100%',
        textAlign: 'left',
        px: 1,
        py: 1,
        borderRadius: '8px',
        '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
      }}
    >
      <Typography sx={{ fontSize: 13.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
        <Marked text={title} query={query} />
      </Typography>
      <Typography
        variant="caption"
        sx={{ color: tone ? `${tone}.main` : 'text.secondary', display: 'block', lineHeight: 1.4, overflowWrap: 'anywhere' }}
      >
        <Marked text={text} query={query} />
      </Typography>
    </ButtonBase>
  )
}

interface Props {
  readonly query: string
  readonly filters: ReadonlySet<SettingFilter>
  readonly onClear: () => void
}

/** The settings a search or filters leave, each a way to its field. */
export const FoundSettings = ({ query: typed, filters, onClear }: Props) => {
  const query = useDeferredValue(typed)
  const [all, setAll] = useState(false)
  const found = useFoundSettings(query, filters)
  const isNew = useEditor((state) => state.live === null)
  const rest = found.length - atOnce
  const { editing } = useSession()
  const others = filters.size === 0 && (editing.siteLayer.kind ?? 'site') === 'site' ? elsewhere(query, editing.site.id) : []
  if (found.length === 0 && others.length === 0)
    return (
      <Box role="status" sx={{ p: 3, display: 'grid', gap: 1.5, justifyItems: 'center', textAlign: 'center' }}>
        <Typography color="text.secondary" sx={{ maxWidth: '34ch', textWrap: 'balance' }}>
          {emptyText(filters, query, isNew)}
        </Typography>
        <Button variant="outlined" onClick={onClear}>
          Show all settings
        </Button>
      </Box>
    )
  return (
    <>
      <Typography role="status" variant="caption" sx={{ display: 'block', px: 2, pt: 1.25, color: 'text.secondary' }}>
        {found.length === 0 ? 'No setting has these words.' : found.length === 1 ? '1 setting' : `${found.length} settings`}
      </Typography>
      <Box component="ul" aria-label="Found settings" sx={{ listStyle: 'none', m: 0, p: 1 }}>
        {(all ? found : found.slice(0, atOnce)).map((each) => (
          <Box component="li" key={`${each.pointer} ${each.text}`} sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 56px' }}>
            <Row found={each} query={query} />
          </Box>
        ))}
      </Box>
      {!all && rest > 0 && (
        <Button onClick={() => setAll(true)} sx={{ mx: 1, mb: 2 }}>
          Show {rest} more
        </Button>
      )}
      {others.length > 0 && <FoundElsewhere places={others} />}
    </>
  )
}
