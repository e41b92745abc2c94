import { Autocomplete, Box, TextField } from '@mui/material'
import { useDeferredValue, useMemo, useState } from 'react'
import { PageOption } from '../../../../parts/page-links/PageOption'
import { pagesFound } from '../../../../parts/page-links/pagesFound'
import { useSession } from '../../../session/SessionContext'
import { useEditor } from '../../../session/useEditor'
import type { ControlProps } from '../ControlProps'
import { editableText } from '../editableText'
import { type LinkChoice, linkChoices } from './linkChoices'
import { linkText } from './linkText'
import { PathNote } from './PathNote'

/** What begins like a link. */
const isLink = /^$|^(?:\/|#|https:\/\/|tel:|mailto:)/

/** A link: chosen from the site's pages and routes by their names, or typed; it says where it leads, or that it leads nowhere. */
export const LinkControl = ({ id, pointer, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const { modelPages } = useSession().editing
  const config = useDeferredValue(useEditor((state) => state.config))
  const href = editableText(value)
  // Words to look for are no link yet; they become the value when the field is left.
  const [sought, setSought] = useState<string | null>(null)
  const put = (link: string) => {
    setSought(null)
    onChange(link)
  }
  const type = (text: string) => (isLink.test(text) ? put(text) : setSought(text))
  const words = linkText(config, modelPages, href)
  const hasProblem = useEditor(({ problems }) => problems.has(pointer))
  const isShown = hasProblem && words.tone !== 'plain'
  const choices = useMemo(() => linkChoices(config, modelPages), [config, modelPages])
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Autocomplete
        id={id}
        freeSolo
        disableClearable
        openOnFocus
        size="small"
        options={choices as LinkChoice[]}
        disabled={disabled}
        inputValue={sought ?? href}
        value={href}
        groupBy={(choice) => choice.group}
        getOptionLabel={(choice) => (typeof choice === 'string' ? choice : choice.path)}
        filterOptions={(options, { inputValue }) => pagesFound(options, inputValue)}
        onInputChange={(_event, text, reason) => reason !== 'reset' && type(text)}
        onChange={(_event, chosen) => put(typeof chosen === 'string' ? chosen : chosen.path)}
        onBlur={() => sought !== null && put(sought)}
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
      {/* What a problem says below the field is not said twice. */}
      {!invalid && <PathNote words={isShown ? { ...words, text: '' } : words} disabled={disabled} onChange={onChange} />}
    </Box>
  )
}
