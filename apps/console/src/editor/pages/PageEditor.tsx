import { blockDeclarations } from '@forecourt/schema/blocks/blocks'
import { idsAt, type ListItem, valueAt } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'
import { isItemShown } from '@forecourt/schema/switches/shownItems'
import { withoutRequirementIds } from '@forecourt/schema/text/withoutRequirementIds'
import { Box, Button, Typography } from '@mui/material'
import { useEffect } from 'react'
import { Notice } from '../../parts/Notice'
import { newId } from '../../parts/newId'
import { menuPlaceAt } from '../lists/menuRows'
import { addItem, menuList } from '../lists/placeItem'
import { useEditor, useSession } from '../session/SessionContext'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'
import { Field } from '../settings/Field'
import { isEditable } from '../settings/fieldState'
import { ListField } from '../settings/items/ListField'
import { SectionHeading } from '../settings/SectionHeading'
import { useField } from '../settings/useField'
import { BlockGallery } from './BlockGallery'
import { newBlock } from './newBlock'
import { duplicateAction, shownAction } from './shownAction'

const menu = '/navigation/items'

/** Whether the main menu links to a page, and a button to add it (NAV-01). */
export const PageMenu = ({ title, path }: { readonly title: string; readonly path: string }) => {
  const session = useSession()
  const { editorView } = useTools()
  const { state } = useField(menu)
  const items = useEditor(({ config }) => config.navigation.items as readonly ListItem[])
  const place = menuPlaceAt(items, path)
  const shape = settingAt(menu)?.node
  const isFull = items.length >= (shape?.maxItems ?? Number.POSITIVE_INFINITY)
  const parent = items.find(({ id }) => id === place?.parent)
  const add = () => {
    const { values } = session.draft.state()
    const { config } = session.state()
    const id = newId(title, [...idsAt(config, menu), ...idsAt(session.inherited, menu), ...idsAt(values, menu)])
    const label = title.slice(0, shape?.items?.properties?.label?.maxLength)
    session.attempt(addItem(values, config, menu, { id, label, href: path }), `add ${menu}`)
  }
  const menuSentence =
    place && `It is in the main menu as “${String(place.item.label)}”${parent ? `, under “${String(parent.label)}”` : ''}.`
  const missing = isFull ? 'It is not in the main menu, which is full.' : 'It is not in the main menu.'
  return (
    <Box component="section" aria-label="In the menu" sx={{ display: 'grid', gap: 0.75, py: 1.5 }}>
      <Typography component="h3" sx={{ fontSize: 13.5, fontWeight: 620 }}>
        In the menu
      </Typography>
      <Typography role="status" variant="caption" sx={{ color: 'text.secondary' }}>
        {menuSentence ?? missing}
      </Typography>
      {place && (
        <Button
          variant="outlined"
          onClick={() => editorView.open(joinPointer(menuList(menu, place.parent), place.item.id))}
          sx={{ justifySelf: 'start' }}
        >
          Show it in the menu
        </Button>
      )}
      {!place && !isFull && isEditable(state) && (
        <Button variant="outlined" onClick={add} sx={{ justifySelf: 'start' }}>
          Add to the menu
        </Button>
      )}
    </Box>
  )
}

const choices = Object.entries(blockDeclarations).map(([key, { schema }]) => ({
  key,
  title: schema.title,
  description: withoutRequirementIds(schema.description),
}))

/** One page: its path, titles and blocks. */
export const PageEditor = ({ pointer, list }: { readonly pointer: string; readonly list: SchemaNode }) => {
  const { editorView, browser } = useTools()
  const session = useSession()
  const { address } = usePreviewBrowser()
  const page = useEditor(({ config }) => valueAt(config, pointer) as ListItem | undefined)
  const shape = list.items?.properties ?? {}
  const blocksPointer = joinPointer(pointer, 'blocks')
  const path = page && !isItemShown(page) ? null : (page?.path as string | undefined)

  // Opens the page in the preview, after it was added or chosen in the preview's settings.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is opened; its path may change while it is entered.
  useEffect(() => {
    if (path && browser.state().address.path !== path) browser.go(path)
  }, [pointer])

  if (!page)
    return (
      <Notice
        title="This page no longer exists"
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
      <SectionHeading
        title={String(page.title)}
        description={String(page.path)}
        backLabel="All pages"
        onBack={() => editorView.showPage(null)}
      >
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
        {(['description', 'image', 'shown'] as const).map(fieldFor)}
      </Box>
    </Box>
  )
}
