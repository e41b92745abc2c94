import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import type { SectionEntry } from '@forecourt/schema/search/settingIndex'
import { settingAt } from '@forecourt/schema/settingAt'
import { countNoun } from '@forecourt/schema/text/countNoun'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import LockIcon from '@mui/icons-material/LockOutlined'
import { Accordion, AccordionDetails, AccordionSummary, Box, ButtonBase, Typography } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { pageNames, pathOfPage } from '../../preview/pageChoices'
import { PagesEditor } from '../pages/PagesEditor'
import { useEditor, useSession } from '../session/SessionContext'
import { useEditorView, useTools } from '../session/ToolsContext'
import { ButtonsField } from './buttons/ButtonsField'
import { Field } from './Field'
import { FoundElsewhere } from './find/FoundElsewhere'
import { findConsolePages } from './find/findConsolePages'
import { ListField } from './items/ListField'
import { MenuField } from './menu/MenuField'
import { SectionHeading } from './SectionHeading'
import { isNodeFor, type PartEntry, sectionParts } from './sectionParts'

interface Props {
  readonly entries: readonly PartEntry[]
  /** Whether the section has no editable settings. */
  readonly isInitiallyOpen: boolean
  readonly children: ReactNode
}

/** Read-only settings of a section, collapsed at its end. */
const ReadOnlySettings = ({ entries, isInitiallyOpen, children }: Props) => {
  const focusRequest = useEditorView((state) => state.focusRequest)
  const [open, setOpen] = useState(isInitiallyOpen)
  const isRequested =
    focusRequest !== null &&
    entries.some(({ pointer }) => focusRequest.pointer === pointer || focusRequest.pointer.startsWith(`${pointer}/`))
  useEffect(() => {
    if (isRequested) setOpen(true)
  }, [isRequested])
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      expanded={open}
      onChange={(_event, next) => setOpen(next)}
      // A requested setting is expanded without a transition, since the panel scrolls to it.
      slotProps={{ transition: { unmountOnExit: true, timeout: isRequested ? 0 : 120 } }}
      sx={{ mt: 2.5, borderTop: 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon fontSize="small" />} sx={{ px: 2, minHeight: 48 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary', minWidth: 0 }}>
          <LockIcon sx={{ fontSize: 16 }} />
          <Typography component="span" sx={{ fontSize: 13.5, fontWeight: 620 }}>
            {countNoun(entries.length, 'setting')} managed for you
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2, pt: 0, pb: 0, '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>{children}</AccordionDetails>
    </Accordion>
  )
}

const fieldFor = ({ pointer, node }: PartEntry) => {
  if (node['x-control'] === 'menu') return <MenuField key={pointer} pointer={pointer} node={node} />
  if (node['x-control'] === 'buttons') return <ButtonsField key={pointer} pointer={pointer} node={node} />
  if (node['x-merge'] === 'id') return <ListField key={pointer} pointer={pointer} node={node} />
  return <Field key={pointer} pointer={pointer} node={node} />
}

const ShowOnPage = ({ node }: { readonly node: SchemaNode }) => {
  const session = useSession()
  const { browser, editorView, showPage } = useTools()
  const kind = node['x-preview']
  if (!kind) return null
  const show = () => {
    editorView.showTab('preview')
    showPage(pathOfPage(kind, session.state().config, browser.state().page))
  }
  return (
    <ButtonBase
      onClick={show}
      sx={{
        fontSize: 12.5,
        fontWeight: 600,
        color: 'primary.main',
        borderRadius: '4px',
        px: 0.5,
        minHeight: { xs: 44, md: 28 },
        my: { xs: -1, md: 0 },
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      Show on {pageNames[kind]}
    </ButtonBase>
  )
}

/** Sections about facts that each location has for itself, such as its hours. */
const locationSections: ReadonlySet<string> = new Set(['hours', 'locations', 'phone'])

/** The settings of one section. */
export const SectionForm = ({ section }: { readonly section: SectionEntry }) => {
  const { editorView } = useTools()
  const { editing, origins } = useSession()
  const pageId = useEditorView((state) => state.pageId)
  const identity = useEditor(({ config }) => config.identity)
  const { node, key } = section
  const consolePages =
    locationSections.has(key) && (editing.siteLayer.kind ?? 'site') === 'site' ? findConsolePages('location', editing.site.id) : []
  if (key === 'pages') return <PagesEditor section={section} pageId={pageId} />
  const isReadOnly = (at: string) =>
    origins.get(at)?.lockedBy !== undefined || (editing.role === 'dealer' && (settingAt(at)?.role ?? 'staff') === 'staff')
  const { parts, readOnly } = sectionParts(section, isReadOnly, (child) => isNodeFor(child, { identity }, editing.siteLayer))
  return (
    <Box sx={{ pb: 6 }}>
      <SectionHeading
        title={node.title ?? key}
        description={node.description ?? ''}
        onBack={() => editorView.showSections()}
        backLabel="All settings"
      >
        <ShowOnPage node={node} />
      </SectionHeading>
      {parts.map(({ title, entries }) => (
        <Box key={title} component={title === null ? 'div' : 'section'} aria-label={title ?? undefined} sx={{ px: 2 }}>
          {title !== null && (
            <Typography component="h3" sx={{ pt: 3, fontSize: 15, fontWeight: 680 }}>
              {title}
            </Typography>
          )}
          <Box sx={{ '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>{entries.map(fieldFor)}</Box>
        </Box>
      ))}
      {readOnly.length > 0 && (
        <ReadOnlySettings entries={readOnly} isInitiallyOpen={parts.length === 0}>
          {readOnly.map(fieldFor)}
        </ReadOnlySettings>
      )}
      {consolePages.length > 0 && <FoundElsewhere pages={consolePages} />}
    </Box>
  )
}
