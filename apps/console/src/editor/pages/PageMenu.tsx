import { idsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import { settingAt } from '@forecourt/schema/settingAt'
import { Box, Button, Typography } from '@mui/material'
import { newId } from '../../parts/newId'
import { addItem } from '../lists/addItem'
import { menuPlaceAt } from '../lists/menuPlaceAt'
import { menuList } from '../lists/placeItem'
import { useSession } from '../session/SessionContext'
import { useTools } from '../session/ToolsContext'
import { useEditor } from '../session/useEditor'
import { isEditable } from '../settings/fieldState'
import { useField } from '../settings/useField'

const menu = '/navigation/items'

/** Whether shoppers get to a page by the main menu, and the way to put it there (NAV-01). */
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
  const standing = place && `It is in the main menu as “${String(place.item.label)}”${parent ? `, under “${String(parent.label)}”` : ''}.`
  const missing = isFull ? 'It is not in the main menu, which is full.' : 'It is not in the main menu.'
  return (
    <Box component="section" aria-label="In the menu" sx={{ display: 'grid', gap: 0.75, py: 1.5 }}>
      <Typography component="h3" sx={{ fontSize: 13.5, fontWeight: 620 }}>
        In the menu
      </Typography>
      <Typography role="status" variant="caption" sx={{ color: 'text.secondary' }}>
        {standing ?? missing}
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
