import { valueAt } from '@forecourt/schema/layers/valueAt'
import { pointerSegments } from '@forecourt/schema/pointer/pointerSegments'
import { Box, InputAdornment, OutlinedInput } from '@mui/material'
import { useDeferredValue } from 'react'
import { useSession } from '../../../session/SessionContext'
import { useEditor } from '../../../session/useEditor'
import type { ControlProps } from '../ControlProps'
import { editableText } from '../editableText'
import { PathNote } from './PathNote'
import { pathText } from './pathText'

/** Where a page is on the site: it says whether another page, a model, or the software itself, is there already. */
export const PagePathControl = ({ id, pointer, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const session = useSession()
  const config = useDeferredValue(useEditor((state) => state.config))
  const live = useEditor((state) => state.live)
  const path = editableText(value)
  const [, , pageId = ''] = pointerSegments(pointer)
  const before = valueAt(live?.config ?? session.inherited, pointer)
  const words = pathText(config, session.editing.modelPages, { pageId, path, before: typeof before === 'string' ? before : null })
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
              {/* Of a long address its end stands before the path; the beginning gives way, and is marked. */}
              <Box component="span" dir="rtl" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                <bdi dir="ltr">{host}</bdi>
              </Box>
            </InputAdornment>
          )
        }
        inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid, spellCheck: false, autoCapitalize: 'none' }}
      />
      {/* What is wrong is said below the field; a free path is offered all the same. */}
      <PathNote words={invalid ? { ...words, text: '' } : words} disabled={disabled} onChange={onChange} />
    </Box>
  )
}
