import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'
import { Box, ButtonBase, Typography } from '@mui/material'
import type { SectionEntry } from '../../parts/settings/settingIndex'
import { pageNames, pathOfPage } from '../../preview/previewPlaces'
import { PagesEditor } from '../pages/PagesEditor'
import { useSession } from '../session/SessionContext'
import { useEditorView, useTools } from '../session/ToolsContext'
import { ButtonsField } from './buttons/ButtonsField'
import { Field } from './Field'
import { FoldedSettings } from './FoldedSettings'
import { elsewhere } from './find/elsewhere'
import { FoundElsewhere } from './find/FoundElsewhere'
import { ListField } from './items/ListField'
import { MenuField } from './menu/MenuField'
import { SectionHeading } from './SectionHeading'
import { type PartEntry, sectionParts } from './sectionParts'

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

/** Sections beside which each location has its own facts. */
const aboutLocations: ReadonlySet<string> = new Set(['hours', 'locations', 'phone'])

/** The settings of one section. */
export const SectionForm = ({ section }: { readonly section: SectionEntry }) => {
  const { editorView } = useTools()
  const { editing, origins } = useSession()
  const pageId = useEditorView((state) => state.pageId)
  const { node, key } = section
  const others = aboutLocations.has(key) && (editing.siteLayer.kind ?? 'site') === 'site' ? elsewhere('location', editing.site.id) : []
  if (key === 'pages') return <PagesEditor section={section} pageId={pageId} />
  const isReadOnly = (at: string) =>
    origins.get(at)?.lockedBy !== undefined || (editing.role === 'dealer' && (settingAt(at)?.role ?? 'staff') === 'staff')
  const { parts, readOnly } = sectionParts(section, isReadOnly)
  return (
    <Box sx={{ pb: 6 }}>
      <SectionHeading
        title={node.title ?? key}
        about={node.description ?? ''}
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
        <FoldedSettings entries={readOnly} isAlone={parts.length === 0}>
          {readOnly.map(fieldFor)}
        </FoldedSettings>
      )}
      {others.length > 0 && <FoundElsewhere places={others} />}
    </Box>
  )
}
