import { linkPattern } from '@forecourt/schema/rich-text/richTextSchema'
import { Autocomplete, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { findPages } from '../page-links/everySitesPages'
import { PageOption } from '../page-links/PageOption'
import type { TextLink } from './RichTextProps'

const isLink = new RegExp(linkPattern, 'i')

/** Converts input to a URL: 'dealer.example' is a site, 'sales@dealer.example' a mailbox, '(02) 5550 1234' a phone number. */
const addressOf = (entered: string): string => {
  const text = entered.trim()
  if (text === '' || isLink.test(text)) return text
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s()-]{6,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (/^http:\/\//i.test(text)) return text.replace(/^http:/i, 'https:')
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : text
}

interface Props {
  readonly href: string
  /** Whether text is selected; without a selection the link's own name is inserted. */
  readonly hasText: boolean
  readonly links: readonly TextLink[]
  readonly onDone: (href: string, linkText: string) => void
  readonly onRemove: (() => void) | null
  readonly onClose: () => void
}

/** Renders the list between field and buttons, which a popup would cover. */
const belowTheField = {
  popper: { disablePortal: true, sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
  paper: { sx: { mt: 1, border: 1, borderColor: 'divider', boxShadow: 'none' } },
  listbox: { sx: { maxHeight: 'min(40vh, 320px)' } },
} as const

/** Chooses a link's target: a page of the site by name, or any URL. */
export const LinkDialog = ({ href, hasText, links, onDone, onRemove, onClose }: Props) => {
  const [entered, setEntered] = useState(href)
  const [problem, setProblem] = useState<string | null>(null)
  const done = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from the dialog to the form of the page.
    event.stopPropagation()
    const address = addressOf(entered)
    if (!isLink.test(address))
      return setProblem('Choose a page, or enter an address such as /service, https://dealer.example, a phone number or an email address.')
    onDone(address, links.find(({ path }) => path === address)?.title ?? entered.trim())
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="text-link-title" disableRestoreFocus>
      <form onSubmit={done} noValidate>
        <DialogTitle id="text-link-title" sx={{ fontSize: 18, fontWeight: 660 }}>
          {href === '' ? 'Link to' : 'Change the link'}
        </DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <Autocomplete
            freeSolo
            openOnFocus
            disableClearable
            options={links as TextLink[]}
            groupBy={({ group }) => group}
            slotProps={belowTheField}
            getOptionLabel={(choice) => (typeof choice === 'string' ? choice : choice.path)}
            filterOptions={(options, { inputValue }) => findPages(options, inputValue)}
            inputValue={entered}
            onInputChange={(_event, text, reason) => {
              if (reason === 'reset' && text === '') return
              setEntered(text)
              setProblem(null)
            }}
            renderOption={({ key, ...props }, choice) => <PageOption key={choice.path} choice={choice} {...props} />}
            renderInput={(params) => (
              <TextField
                {...params}
                autoFocus
                label="Page or address"
                error={problem !== null}
                helperText={problem ?? (hasText ? undefined : 'The page’s name is inserted at the cursor.')}
                slotProps={{ htmlInput: { ...params.inputProps, spellCheck: false, autoCapitalize: 'none', maxLength: 500 } }}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          {onRemove && (
            <Button color="inherit" onClick={onRemove} sx={{ mr: 'auto' }}>
              Remove link
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            {href === '' ? 'Link' : 'Change'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
