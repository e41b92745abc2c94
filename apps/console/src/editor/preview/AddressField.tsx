import { OutlinedInput } from '@mui/material'
import { useState } from 'react'
import { useSession } from '../session/SessionContext'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'
import { parsePreviewPath } from './parsePreviewPath'

/** The path of the page in the preview; another can be typed. */
export const AddressField = () => {
  const { browser } = useTools()
  const { site } = useSession().editing
  const { address } = usePreviewBrowser()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = `${address.path}${address.query === '' ? '' : `?${address.query}`}`
  const go = () => {
    if (typed !== null && typed !== shown) browser.go(parsePreviewPath(typed, site.hosts))
    setTyped(null)
  }
  return (
    <OutlinedInput
      size="small"
      value={typed ?? shown}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go()
        if (event.key === 'Escape') setTyped(null)
      }}
      inputProps={{ 'aria-label': 'Path of the page in the preview', spellCheck: false }}
      sx={{
        flex: { xs: '1 1 100%', lg: 1 },
        order: { xs: 1, lg: 0 },
        minWidth: 0,
        height: 32,
        '& input': { fontSize: 13, fontFamily: 'ui-monospace, monospace' },
      }}
    />
  )
}
