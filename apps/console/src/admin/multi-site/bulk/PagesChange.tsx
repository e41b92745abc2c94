import type { SettingEntry } from '@forecourt/schema/search/settingIndex'
import { countNoun } from '@forecourt/schema/text/countNoun'
import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { ItemPicker, ItemSettingInput } from './ItemForm'
import { itemSettings, sharedItems, spreadText } from './listItems'
import { blankPagesDraft, type PagesAction, type PagesDraft, pagesActions, toPagesChange } from './pagesDraft'
import type { SettingChange } from './useDryRun'
import { useLists } from './useLists'

/** The pages and blocks of a site's draft; undefined while loading. */
const useSitePages = (siteId: string | null, pointer: string) =>
  useQuery(
    api.multiSite.lists.queryOptions(siteId === null ? skipToken : { siteIds: [siteId], pointer }, {
      select: ({ sites }) => sites[0]?.items ?? [],
      staleTime: 0,
      trpc: { abortOnUnmount: true },
    }),
  )

interface Props {
  readonly entry: SettingEntry
  readonly organisationId: string | null
  readonly onEdit: () => void
  readonly onPreview: (change: SettingChange) => void
}

const hints: { readonly [Action in PagesAction]?: string } = {
  copy: 'Sites that already have this page keep their own.',
  blocks: 'The blocks of this page become the same at every selected site. Sites without the page can’t be changed.',
}

/** One change of a page at several sites: copy the page or its blocks from one site, edit it, or remove it. */
export const PagesChange = ({ entry: { node, pointer }, organisationId, onEdit, onPreview }: Props) => {
  const { sites, failure } = useLists(organisationId, pointer)
  const [draft, setDraft] = useState<PagesDraft>(() => blankPagesDraft('copy'))
  const { action, siteId, id, key, value } = draft
  const source = useSitePages(siteId, pointer)
  if (failure !== null) return <Alert severity="error">{failure}</Alert>
  if (!sites) return <Skeleton variant="rounded" height={96} aria-busy="true" />

  const updateDraft = (next: Partial<PagesDraft>) => {
    setDraft({ ...draft, ...next })
    onEdit()
  }
  const pages = sharedItems(node, sites)
  const selectedPage = pages.find((page) => page.id === id)
  const isCopied = action === 'copy' || action === 'blocks'
  const change = toPagesChange(pointer, source.data ?? [], draft)
  const pageChoices = isCopied
    ? (source.data ?? []).map((page) => ({
        id: page.id,
        name: String(page.title ?? page.id),
        description: `${page.path}, ${countNoun(Array.isArray(page.blocks) ? page.blocks.length : 0, 'block')}`,
      }))
    : pages.map((page) => ({ id: page.id, name: page.name, description: `${page.item.path}, ${spreadText(page.count, sites.length)}` }))
  return (
    <>
      <RadioGroup
        aria-label="Action"
        value={action}
        onChange={(_event, next) => updateDraft(blankPagesDraft(next as PagesAction))}
        sx={{ flexDirection: { sm: 'row' } }}
      >
        {Object.entries(pagesActions).map(([name, label]) => (
          <FormControlLabel key={name} value={name} control={<Radio size="small" />} label={label} />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        {isCopied && (
          <ItemPicker
            label="Site to copy from"
            choices={sites.map((site) => ({ id: site.siteId, name: site.name, description: countNoun(site.items.length, 'page') }))}
            value={siteId}
            onChange={(next) => updateDraft({ siteId: next, id: null })}
          />
        )}
        {(!isCopied || source.data) && (
          <ItemPicker
            label="Page"
            choices={pageChoices}
            value={id}
            onChange={(next) => updateDraft({ id: next, key: null, value: undefined })}
          />
        )}
        {action === 'change' && selectedPage && (
          <ItemSettingInput settings={itemSettings(node)} item={selectedPage.item} selectedKey={key} value={value} onChange={updateDraft} />
        )}
      </Box>
      {source.error && <Alert severity="error">{callError(source.error).message}</Alert>}
      {hints[action] && (
        <Typography variant="body2" color="text.secondary">
          {hints[action]}
        </Typography>
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
