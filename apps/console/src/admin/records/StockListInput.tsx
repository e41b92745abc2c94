import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { carPages } from '../../parts/page-links/everySitesPages'

interface Props {
  readonly label: string
  readonly hint?: string
  /** The path or URL; empty for none. */
  readonly value: string
  /** Stock lists by make and model that the organisation sells, by path. */
  readonly lists: readonly { readonly id: string; readonly name: string }[]
  readonly disabled: boolean
  readonly problem: string | undefined
  readonly onChange: (address: string) => void
}

const isAddress = (text: string) => /^\s*(?:\/|https?:)/.test(text)

/** Input for a stock list: pick one by name, or enter any URL. */
export const StockListInput = ({ label, hint, value, lists, disabled, problem, onChange }: Props) => {
  const listNames = new Map([...carPages, ...lists.map(({ id, name }) => [id, name] as const)])
  const [isOpen, setOpen] = useState(false)
  /** While a URL is being entered, shows it as entered and hides the suggestions, which would cover the fields below. */
  const [isEnteringUrl, setEnteringUrl] = useState(false)
  return (
    <Autocomplete
      freeSolo
      // Free text is committed on each keystroke. A known path is displayed by its name.
      inputValue={isEnteringUrl ? value : (listNames.get(value) ?? value)}
      value={value}
      options={[...listNames.keys()]}
      getOptionLabel={(path) => listNames.get(path) ?? path}
      filterOptions={(paths) => {
        const entered = value.trim().toLowerCase()
        return entered === '' || listNames.has(value) ? paths : paths.filter((path) => listNames.get(path)?.toLowerCase().includes(entered))
      }}
      open={isOpen && !isEnteringUrl}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onBlur={() => {
        setOpen(false)
        setEnteringUrl(false)
      }}
      disabled={disabled}
      onChange={(_event, chosen) => onChange(chosen ?? '')}
      onInputChange={(_event, entered, reason) => {
        if (reason !== 'input' && reason !== 'clear') return
        setEnteringUrl(isAddress(entered))
        onChange(entered)
      }}
      renderInput={(params) => <TextField {...params} label={label} error={problem !== undefined} helperText={problem ?? hint} />}
    />
  )
}
