import { Box, Button, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import type { SettingEntry } from '../../../parts/settings/settingIndex'
import type { SettingChange } from './useDryRun'
import { ValueInput } from './ValueInput'

interface Props {
  readonly entry: SettingEntry
  readonly onEdit: () => void
  readonly onSee: (change: SettingChange) => void
}

/** One value for a setting, or none so that each site says again what it inherits. */
export const ValueChange = ({ entry, onEdit, onSee }: Props) => {
  const { pointer, node } = entry
  const [reset, setReset] = useState(false)
  const [value, setValue] = useState<unknown>(node.default)
  return (
    <>
      <RadioGroup
        row
        aria-label="What to do with it"
        value={reset ? 'reset' : 'set'}
        onChange={(_event, next) => {
          setReset(next === 'reset')
          onEdit()
        }}
      >
        <FormControlLabel value="set" control={<Radio size="small" />} label="Give it a value" />
        <FormControlLabel value="reset" control={<Radio size="small" />} label="Reset to what each site inherits" />
      </RadioGroup>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          ...(node['x-control'] === 'image' && { flexDirection: 'column', alignItems: 'flex-start' }),
        }}
      >
        {!reset && (
          <ValueInput
            node={node}
            value={value}
            onChange={(next) => {
              setValue(next)
              onEdit()
            }}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          onClick={() => onSee(reset ? { pointer, reset: true } : { pointer, reset: false, value })}
          disabled={!reset && value === undefined}
        >
          See what it does
        </Button>
      </Box>
    </>
  )
}
