import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SectionEntry } from '@forecourt/schema/search/settingIndex'
import { isItemShown } from '@forecourt/schema/switches/shownItems'
import { Box, Typography } from '@mui/material'
import { useEditor, useSession } from '../session/SessionContext'
import { useTools } from '../session/ToolsContext'
import { ListField } from '../settings/items/ListField'
import { SectionHeading } from '../settings/SectionHeading'
import { newPage, pageStarters } from './newPage'
import { PageEditor } from './PageEditor'
import { duplicateAction, shownAction } from './shownAction'
import { similarPage } from './similarPage'

/** A note on a page that resembles another. */
const SimilarPageNote = ({ page, pages }: { readonly page: ListItem; readonly pages: readonly ListItem[] }) => {
  const text = similarPage(page, pages)
  return (
    text && (
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.35 }}>
        {text}
      </Typography>
    )
  )
}

interface Props {
  readonly section: SectionEntry
  readonly pageId: string | null
}

/** All pages of the site, or one of them. */
export const PagesEditor = ({ section, pageId }: Props) => {
  const { editorView, browser } = useTools()
  const session = useSession()
  const list = section.node.properties?.list
  const pointer = joinPointer(section.pointer, 'list')
  const pages = useEditor(({ config }) => config.pages.list as readonly ListItem[])
  if (!list) return null
  if (pageId !== null) return <PageEditor key={pageId} pointer={joinPointer(pointer, pageId)} list={list} />
  const open = (page: ListItem) => {
    editorView.showPage(page.id)
    if (isItemShown(page)) browser.go(String(page.path))
  }
  return (
    <Box sx={{ pb: 6 }}>
      <SectionHeading
        title={section.node.title ?? ''}
        description={section.node.description ?? ''}
        backLabel="All settings"
        onBack={() => editorView.showSections()}
      />
      <Box sx={{ px: 2 }}>
        <ListField
          pointer={pointer}
          node={list}
          onOpen={open}
          isUnordered
          isLong
          noteOf={(page) => <SimilarPageNote page={page} pages={pages} />}
          actionsOf={(page, items) => [
            shownAction(session, joinPointer(pointer, page.id), String(page.title), isItemShown(page)),
            duplicateAction(String(page.title), items.isFull, () => {
              const copy = items.duplicate(page.id)
              if (copy !== null) editorView.openNew(joinPointer(joinPointer(pointer, copy), 'title'))
            }),
          ]}
          adding={{
            label: 'Add page',
            choices: pageStarters,
            first: 'title',
            make: (starter, { items, removed }) => newPage(starter, [...items, ...removed]),
          }}
        />
      </Box>
    </Box>
  )
}
