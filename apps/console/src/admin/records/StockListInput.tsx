import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { carPages } from '../../parts/page-links/everySitesPages'

interface Props {
  readonly label: string
  readonly hint?: string
  /** Its address; empty for none. */
  readonly value: string
  /** The lists of makes and models that the business sells, by their paths. */
  readonly lists: readonly { readonly id: string; readonly name: string }[]
  readonly disabled: boolean
  readonly problem: string | undefined
  readonly onChange: (address: string) => void
}

const isAddress = (text: string) => /^\s*(?:\/|https?:)/.test(text)

/** A stock list: chosen by its name, or any other by its address. */
export const StockListInput = ({ label, hint, value, lists, disabled, problem, onChange }: Props) => {
  const known = new Map([...carPages, ...lists.map(({ id, name }) => [id, name] as const)])
  const [isOpen, setOpen] = useState(false)
  /** Whoever writes an address reads it until they leave, and asks for no name: nothing is offered over what stands below. */
  const [isWriting, setWriting] = useState(false)
  return (
    <Autocomplete
      freeSolo
      // What is typed counts as soon as it is typed; a name that was chosen stands for its address.
      inputValue={isWriting ? value : (known.get(value) ?? value)}
      value={value}
      options={[...known.keys()]}
      getOptionLabel={(path) => known.get(path) ?? path}
      filterOptions={(paths) => {
        const typed = value.trim().toLowerCase()
        return typed === '' || known.has(value) ? paths : paths.filter((path) => known.get(path)?.toLowerCase().includes(typed))
      }}
      open={isOpen && !isWriting}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onBlur={() => {
        setOpen(false)
        setWriting(false)
      }}
      disabled={disabled}
      onChange={(_event, chosen) => onChange(chosen ?? '')}
      onInputChange={(_event, typed, reason) => {
        if (reason !== 'input' && reason !== 'clear') return
        setWriting(isAddress(typed))
        onChange(typed)
      }}
      renderInput={(params) => <TextField {...params} label={label} error={problem !== undefined} helperText={problem ?? hint} />}
    />
  )
}
