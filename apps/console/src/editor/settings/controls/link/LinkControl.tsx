import { offerState } from '@forecourt/rules/offers/offerPeriod'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import { Autocomplete, Box, Button, InputAdornment, OutlinedInput, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { api } from '../../../../client/api'
import { findPages } from '../../../../parts/page-links/everySitesPages'
import { PageOption } from '../../../../parts/page-links/PageOption'
import { useEditor, useSession } from '../../../session/SessionContext'
import { isLayerEdited } from '../../../session/SiteForEditing'
import { type ControlProps, editableText } from '../ControlProps'
import { type LinkChoice, type LinkText, linkChoices, linkText, offerChoices } from './linkText'
import { pathText } from './pathText'

interface Props {
  readonly linkText: LinkText
  readonly disabled: boolean
  readonly onChange: (path: string) => void
}

const colours = { plain: 'text.secondary', warning: 'warning.main', error: 'error.main' } as const

/** A link's target or a path's availability, with a suggestion. */
const PathNote = ({ linkText: { text, tone, suggestion }, disabled, onChange }: Props) => (
  <Box
    role="status"
    sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flexWrap: 'wrap', fontSize: 12.5, lineHeight: 1.4, color: colours[tone] }}
  >
    {text}
    {suggestion !== null && !disabled && (
      <Button onClick={() => onChange(suggestion)} sx={{ minHeight: 24, px: 0.75, py: 0, fontSize: 12.5 }}>
        Use {suggestion}
      </Button>
    )}
  </Box>
)

/** The path of a page; reports a conflict with another page, a model or a built-in route. */
export const PagePathControl = ({ id, pointer, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const session = useSession()
  const config = useDeferredValue(useEditor((state) => state.config))
  const live = useEditor((state) => state.live)
  const path = editableText(value)
  const [, , pageId = ''] = pointerSegments(pointer)
  const before = valueAt(live?.config ?? session.inherited, pointer)
  const note = pathText(config, session.editing.modelPages, { pageId, path, before: typeof before === 'string' ? before : null })
  const host = session.editing.site.hosts[0]
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        value={path}
        disabled={disabled}
        error={invalid}
        onChange={(event) => onChange(event.target.value)}
        startAdornment={
          host && (
            <InputAdornment
              position="start"
              disableTypography
              title={host}
              sx={{ mr: 0.25, maxWidth: '55%', fontSize: 12.5, color: 'text.secondary' }}
            >
              {/* A long origin is cut at its beginning, with an ellipsis, so that its end stays beside the path. */}
              <Box component="span" dir="rtl" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                <bdi dir="ltr">{host}</bdi>
              </Box>
            </InputAdornment>
          )
        }
        inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid, spellCheck: false, autoCapitalize: 'none' }}
      />
      {/* The problem shows below the field; the note still offers a free path. */}
      <PathNote linkText={invalid ? { ...note, text: '' } : note} disabled={disabled} onChange={onChange} />
    </Box>
  )
}

const noOffers: readonly never[] = []

/**
 * Offers of the edited site that haven't ended; none for a layer, whose sites have offers of their own, or without the permission. They are
 * requested once the choices have been opened.
 */
const useLinkedOffers = (isOpened: boolean) => {
  const { editing } = useSession()
  const { data } = useQuery(
    api.offers.getList.queryOptions(
      { filter: { siteId: editing.site.id }, page: 1, perPage: 100 },
      { enabled: isOpened && editing.can.readOffers === true && !isLayerEdited(editing), staleTime: 60_000, retry: false },
    ),
  )
  return useMemo(() => {
    const now = new Date().toISOString()
    return data?.data.filter((offer) => offerState(offer, now, offer.timeZones) !== 'ended') ?? noOffers
  }, [data])
}

/** Input that begins like a link. */
const isLink = /^$|^(?:\/|#|https:\/\/|tel:|mailto:)/

/** A link: chosen from the site's pages and routes by name, or entered; shows its target, or that there is none. */
export const LinkControl = ({ id, pointer, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const { modelPages } = useSession().editing
  const config = useDeferredValue(useEditor((state) => state.config))
  const href = editableText(value)
  // Search words aren't a link yet; they become the value on blur.
  const [searchText, setSearchText] = useState<string | null>(null)
  const put = (link: string) => {
    setSearchText(null)
    onChange(link)
  }
  const type = (text: string) => (isLink.test(text) ? put(text) : setSearchText(text))
  const target = linkText(config, modelPages, href)
  const hasProblem = useEditor(({ problems }) => problems.has(pointer))
  const isShown = hasProblem && target.tone !== 'plain'
  const [isOpened, setIsOpened] = useState(false)
  const offers = useLinkedOffers(isOpened)
  const choices = useMemo(() => [...offerChoices(config, offers), ...linkChoices(config, modelPages)], [config, modelPages, offers])
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Autocomplete
        id={id}
        freeSolo
        disableClearable
        openOnFocus
        onOpen={() => setIsOpened(true)}
        size="small"
        options={choices as LinkChoice[]}
        disabled={disabled}
        inputValue={searchText ?? href}
        value={href}
        groupBy={(choice) => choice.group}
        getOptionLabel={(choice) => (typeof choice === 'string' ? choice : choice.path)}
        filterOptions={(options, { inputValue }) => findPages(options, inputValue)}
        onInputChange={(_event, text, reason) => reason !== 'reset' && type(text)}
        onChange={(_event, chosen) => put(typeof chosen === 'string' ? chosen : chosen.path)}
        onBlur={() => searchText !== null && put(searchText)}
        slotProps={{ paper: { sx: { border: 1, borderColor: 'divider', boxShadow: '0 12px 32px rgb(0 20 14 / 20%)' } } }}
        renderOption={({ key, ...props }, choice) => <PageOption key={choice.path} choice={choice} {...props} />}
        renderInput={(params) => (
          <TextField
            {...params}
            error={invalid}
            sx={{ m: 0 }}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                'aria-describedby': describedBy,
                'aria-invalid': invalid,
                spellCheck: false,
                autoCapitalize: 'none',
              },
            }}
          />
        )}
      />
      {/* The note doesn't repeat the problem below the field. */}
      {!invalid && <PathNote linkText={isShown ? { ...target, text: '' } : target} disabled={disabled} onChange={onChange} />}
    </Box>
  )
}
