import { type SectionEntry, sectionGroups } from '@forecourt/schema/search/settingIndex'
import ChevronIcon from '@mui/icons-material/ChevronRight'
import { Box, ButtonBase, Typography } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useEditor, useSession } from '../session/SessionContext'
import { sameFields } from '../session/sameFields'
import { useTools } from '../session/ToolsContext'
import { isNodeFor, settingCount } from './sectionParts'

const SectionRow = ({ section }: { readonly section: SectionEntry }) => {
  const { editorView } = useTools()
  const { changed, problems } = useEditor(({ draft, resolution }) => {
    const own = (draft.values as Readonly<Record<string, unknown>>)[section.key]
    return {
      changed: settingCount(own),
      problems: resolution.problems.filter(({ pointer, severity }) => severity === 'error' && pointer.startsWith(`${section.pointer}/`))
        .length,
    }
  }, sameFields)
  return (
    <ButtonBase
      onClick={() => editorView.open(section.pointer)}
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto auto',
        alignItems: 'center',
        gap: 1,
        width: '100%',
        textAlign: 'left',
        px: 1.25,
        py: 0.875,
        borderRadius: '8px',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontSize: 14, fontWeight: 600 }}>{section.node.title}</Typography>
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.35, textWrap: 'pretty' }}>
          {section.node.description}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, fontSize: 12, fontWeight: 620 }}>
        {problems > 0 && (
          <Box sx={{ color: 'error.main', whiteSpace: 'nowrap' }}>{problems === 1 ? '1 problem' : `${problems} problems`}</Box>
        )}
        {problems === 0 && changed > 0 && (
          <Box sx={{ color: 'text.secondary', fontWeight: 500, whiteSpace: 'nowrap' }}>{changed} changed here</Box>
        )}
      </Box>
      <ChevronIcon sx={{ fontSize: 18, color: 'text.secondary' }} />
    </ButtonBase>
  )
}

/** Arrow keys, Home and End move between the sections. */
const onListKey = (event: KeyboardEvent<HTMLElement>) => {
  const rows = [...event.currentTarget.querySelectorAll('button')]
  const index = rows.indexOf(document.activeElement as HTMLButtonElement)
  const targets: Readonly<Record<string, number>> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }
  const row = rows[targets[event.key] ?? -1]
  if (!row) return
  event.preventDefault()
  row.focus()
}

/** The sections that apply to this site, grouped. */
export const SectionList = () => {
  const { siteLayer } = useSession().editing
  const identity = useEditor(({ config }) => config.identity)
  return (
    <Box component="nav" aria-label="Sections" onKeyDown={onListKey} sx={{ px: 1, py: 1.5, display: 'grid', gap: 2 }}>
      {sectionGroups.map(({ name, sections }) => (
        <Box key={name}>
          <Typography component="h2" sx={{ px: 1.25, pb: 0.25, fontSize: 12, fontWeight: 650, color: 'text.secondary' }}>
            {name}
          </Typography>
          {sections
            .filter((section) => isNodeFor(section.node, { identity }, siteLayer))
            .map((section) => (
              <SectionRow key={section.key} section={section} />
            ))}
        </Box>
      ))}
    </Box>
  )
}
