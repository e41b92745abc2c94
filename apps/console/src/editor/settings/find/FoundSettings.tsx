import { findSettings } from '@forecourt/schema/search/findSettings'
import BackIcon from '@mui/icons-material/ArrowBack'
import { Box, Button, ButtonBase, Typography } from '@mui/material'
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import { useEditor, useSession } from '../../session/SessionContext'
import { useTools } from '../../session/ToolsContext'
import { isNodeFor } from '../sectionParts'
import { FoundElsewhere } from './FoundElsewhere'
import { findConsolePages } from './findConsolePages'
import { filteredSettings, findItems } from './findItems'
import { overriddenSettings } from './overriddenSettings'
import { type FoundSetting, foundChange, foundProblem, type SettingFilter } from './SettingFilter'

/** A link back to the search results from one of their settings. */
export const BackToFound = ({ onBack }: { readonly onBack: () => void }) => (
  <ButtonBase
    onClick={onBack}
    sx={{
      justifyContent: 'flex-start',
      gap: 0.75,
      flexShrink: 0,
      px: 2,
      minHeight: { xs: 44, md: 36 },
      fontSize: 13,
      fontWeight: 600,
      color: 'primary.main',
      borderBottom: 1,
      borderColor: 'divider',
      '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
    }}
  >
    <BackIcon sx={{ fontSize: 16 }} />
    Back to the results
  </ButtonBase>
)

/** Search and filter results, updated as the draft changes. */
const useFoundSettings = (query: string, filters: ReadonlySet<SettingFilter>): readonly FoundSetting[] => {
  const { inherited, editing } = useSession()
  const config = useDeferredValue(useEditor((state) => state.config))
  const values = useDeferredValue(useEditor((state) => state.resolvedValues))
  const problems = useEditor((state) => state.resolution.problems)
  const changes = useEditor((state) => state.changes)
  return useMemo(() => {
    if (filters.size === 0) {
      const settings = findSettings(query)
        .filter(({ section, node }) => [section.node, node].every((each) => isNodeFor(each, config, editing.siteLayer)))
        .map(
          ({ pointer, node, section }): FoundSetting => ({
            pointer,
            title: `${section.node.title} › ${node.title}`,
            text: node.description ?? '',
          }),
        )
      return [...settings, ...findItems(config, query)]
    }
    const lists = {
      overridden: filters.has('overridden') ? overriddenSettings(values, inherited, config) : [],
      sincePublish: (changes ?? []).map(foundChange),
      errors: problems.filter(({ severity }) => severity === 'error').map(foundProblem),
      warnings: problems.filter(({ severity }) => severity === 'warning').map(foundProblem),
    }
    return filteredSettings(lists, filters, query)
  }, [filters, query, config, values, problems, changes, inherited, editing.siteLayer])
}

const escapeRegExp = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with the search words highlighted. */
const Highlighted = ({ text, query }: { readonly text: string; readonly query: string }) => {
  const terms = query.split(/\s+/).filter(Boolean)
  if (terms.length === 0) return text
  const parts = text.split(new RegExp(`(${terms.map(escapeRegExp).join('|')})`, 'gi'))
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

/** The initial number of results; more on request, so that typing never waits for hundreds of rows. */
const firstCount = 60

const emptyTexts: Readonly<Record<SettingFilter, string>> = {
  overridden: 'This site has no settings of its own. Everything is inherited.',
  sincePublish: 'The draft is the same as the live site.',
  errors: 'No setting has an error.',
  warnings: 'There are no warnings.',
}

const emptyText = (filters: ReadonlySet<SettingFilter>, query: string, isNew: boolean) => {
  const [only, another] = filters
  if (!only) return 'No matching settings. Try a shorter search.'
  if (query.trim() !== '') return 'No setting matches this search and these filters.'
  if (another) return 'No setting matches all of these filters.'
  return only === 'sincePublish' && isNew ? 'The site has not been published yet, so there is nothing to compare with.' : emptyTexts[only]
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
        <Highlighted text={title} query={query} />
      </Typography>
      <Typography
        variant="caption"
        sx={{ color: tone ? `${tone}.main` : 'text.secondary', display: 'block', lineHeight: 1.4, overflowWrap: 'anywhere' }}
      >
        <Highlighted text={text} query={query} />
      </Typography>
    </ButtonBase>
  )
}

interface Props {
  readonly query: string
  readonly filters: ReadonlySet<SettingFilter>
  readonly onClear: () => void
}

/** Search and filter results, each a link to its field. */
export const FoundSettings = ({ query: entered, filters, onClear }: Props) => {
  const query = useDeferredValue(entered)
  const [all, setAll] = useState(false)
  const found = useFoundSettings(query, filters)
  const isNew = useEditor((state) => state.live === null)
  const rest = found.length - firstCount
  const { editing } = useSession()
  const consolePages = filters.size === 0 && (editing.siteLayer.kind ?? 'site') === 'site' ? findConsolePages(query, editing.site.id) : []
  if (found.length === 0 && consolePages.length === 0)
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
        {found.length === 0 ? 'No matching settings.' : found.length === 1 ? '1 setting' : `${found.length} settings`}
      </Typography>
      <Box component="ul" aria-label="Search results" sx={{ listStyle: 'none', m: 0, p: 1 }}>
        {(all ? found : found.slice(0, firstCount)).map((each) => (
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
      {consolePages.length > 0 && <FoundElsewhere pages={consolePages} />}
    </>
  )
}
