import { blockDeclarations } from '@forecourt/schema/blocks/blocks'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { valueAt } from '@forecourt/schema/layers/valueAt'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { isItemShown } from '@forecourt/schema/switches/shownItems'
import { Box, Button } from '@mui/material'
import { useEffect } from 'react'
import { Notice } from '../../parts/Notice'
import { useSession } from '../session/SessionContext'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'
import { useEditor } from '../session/useEditor'
import { Field } from '../settings/Field'
import { ListField } from '../settings/items/ListField'
import { SectionHeading } from '../settings/SectionHeading'
import { BlockGallery } from './BlockGallery'
import { duplicateAction } from './duplicateAction'
import { newBlock } from './newBlock'
import { PageMenu } from './PageMenu'
import { shownAction } from './shownAction'

/** Descriptions name the requirements they come from, which mean nothing to a dealer. */
const withoutIds = (text: string) => text.replace(/ \([A-Z]{2,4}-\d[^)]*\)/g, '')

const choices = Object.entries(blockDeclarations).map(([key, { schema }]) => ({
  key,
  title: schema.title,
  about: withoutIds(schema.description),
}))

/** One page: its path and titles, and the blocks it is made of. */
export const PageEditor = ({ pointer, list }: { readonly pointer: string; readonly list: SchemaNode }) => {
  const { editorView, browser } = useTools()
  const session = useSession()
  const { address } = usePreviewBrowser()
  const page = useEditor(({ config }) => valueAt(config, pointer) as ListItem | undefined)
  const shape = list.items?.properties ?? {}
  const blocksPointer = joinPointer(pointer, 'blocks')
  const path = page && !isItemShown(page) ? null : (page?.path as string | undefined)

  // A page that was just added, or chosen in the preview's settings, is what one wants to see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is opened; its path may change while it is typed.
  useEffect(() => {
    if (path && browser.state().address.path !== path) browser.go(path)
  }, [pointer])

  if (!page)
    return (
      <Notice
        title="This page is gone"
        text="It was removed, here or by someone else."
        action={
          <Button variant="outlined" onClick={() => editorView.showPage(null)}>
            All pages
          </Button>
        }
      />
    )
  const fieldFor = (key: string) => {
    const node = shape[key]
    return node && <Field key={key} pointer={joinPointer(pointer, key)} node={node} />
  }
  return (
    <Box sx={{ pb: 6 }}>
      <SectionHeading title={String(page.title)} about={String(page.path)} backLabel="All pages" onBack={() => editorView.showPage(null)}>
        {path && address.path !== path && (
          <Button onClick={() => browser.go(path)} sx={{ minHeight: 28 }}>
            Show
          </Button>
        )}
      </SectionHeading>
      <Box sx={{ px: 2, '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>
        {shape.blocks && (
          <ListField
            pointer={blocksPointer}
            node={shape.blocks}
            actionsOf={(block, items) => [
              shownAction(session, joinPointer(blocksPointer, block.id), items.nameOf(block), isItemShown(block)),
              duplicateAction(items.nameOf(block), items.isFull, () => items.duplicate(block.id)),
            ]}
            adding={{
              label: 'Add block',
              Picker: BlockGallery,
              choices,
              make: newBlock,
            }}
          />
        )}
        {(['title', 'path'] as const).map(fieldFor)}
        {path && <PageMenu title={String(page.title)} path={path} />}
        {(['description', 'shown'] as const).map(fieldFor)}
      </Box>
    </Box>
  )
}
