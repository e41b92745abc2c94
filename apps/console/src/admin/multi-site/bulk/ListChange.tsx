import type { SettingEntry } from '@forecourt/schema/search/settingIndex'
import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { ItemForm, ItemPicker, ItemSettingInput } from './ItemForm'
import { blankListChange, type ListAction, type ListDraft, toListChange } from './listDraft'
import { fixedItems, itemSettings, listText, sharedItems, spreadText } from './listItems'
import type { SettingChange } from './useDryRun'
import { useLists } from './useLists'

interface Props {
  readonly entry: SettingEntry
  readonly organisationId: string | null
  readonly onEdit: () => void
  readonly onPreview: (change: SettingChange) => void
}

/** One change of a list merged by id: add, remove or edit an item, or copy the whole list of one site. */
export const ListChange = ({ entry, organisationId, onEdit, onPreview }: Props) => {
  const { node, pointer } = entry
  const noun = (node.items?.title ?? 'entry').toLowerCase()
  const { sites, failure } = useLists(organisationId, pointer)
  const [draft, setDraft] = useState<ListDraft>(() => blankListChange(node))
  if (failure !== null) return <Alert severity="error">{failure}</Alert>
  if (!sites) return <Skeleton variant="rounded" height={96} aria-busy="true" />

  const items = sharedItems(node, sites)
  const fixed = fixedItems(node)
  const updateDraft = (next: Partial<ListDraft>) => {
    setDraft({ ...draft, ...next })
    onEdit()
  }
  const actions: Readonly<Record<ListAction, string>> = {
    add: `Add a ${noun}`,
    change: `Change a ${noun}`,
    remove: `Remove a ${noun}`,
    replace: 'Copy one site’s list',
    reset: 'Reset to the inherited value',
  }
  const { action, id, key, value, item, siteId } = draft
  const selectedItem = items.find((each) => each.id === id)
  const source = sites.find((site) => site.siteId === siteId)
  const change = toListChange({ pointer, node, items, sites }, draft)
  const choices = items.map(({ id: itemId, name, count }) => ({ id: itemId, name, description: spreadText(count, sites.length) }))
  const selectItem = (next: string | null) => updateDraft({ id: next, key: null, value: undefined })
  return (
    <>
      <RadioGroup
        aria-label="Action"
        value={action}
        onChange={(_event, next) => updateDraft({ ...blankListChange(node), action: next as ListAction })}
        sx={{ flexDirection: { sm: 'row' } }}
      >
        {Object.entries(actions).map(([name, label]) => (
          <FormControlLabel key={name} value={name} control={<Radio size="small" />} label={label} />
        ))}
      </RadioGroup>
      {action === 'add' && fixed && (
        <ItemPicker
          label={node.items?.title ?? 'Item'}
          choices={fixed.map((each) => ({
            ...each,
            description: spreadText(items.find((known) => known.id === each.id)?.count ?? 0, sites.length),
          }))}
          value={id}
          onChange={(next) => updateDraft({ id: next })}
        />
      )}
      {action === 'add' && !fixed && <ItemForm list={node} value={item} onChange={(next) => updateDraft({ item: next })} />}
      {(action === 'change' || action === 'remove') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
          <ItemPicker label={node.items?.title ?? 'Item'} choices={choices} value={id} onChange={selectItem} />
          {action === 'change' && selectedItem && (
            <ItemSettingInput
              settings={itemSettings(node, selectedItem.item.kind)}
              item={selectedItem.item}
              selectedKey={key}
              value={value}
              onChange={updateDraft}
            />
          )}
        </Box>
      )}
      {action === 'replace' && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <ItemPicker
            label="Site to copy from"
            choices={sites.map((site) => ({
              id: site.siteId,
              name: site.name,
              description: listText(node, site),
            }))}
            value={siteId}
            onChange={(next) => updateDraft({ siteId: next })}
          />
          {source && (
            <Typography variant="body2" color="text.secondary">
              {listText(node, source)}
            </Typography>
          )}
        </Box>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={change === null}
        onClick={() => change && onPreview(change)}
        sx={{ justifySelf: 'start' }}
      >
        Preview the change
      </Button>
    </>
  )
}
