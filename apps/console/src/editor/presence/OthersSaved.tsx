import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { noticeBar } from '../bar/noticeBar'
import { useEditor } from '../session/useEditor'

/** Somebody else saved while this draft rested: their changes come in with the next save, or now. */
export const OthersSaved = ({ onShow }: { readonly onShow: () => Promise<void> }) => {
  const [loading, setLoading] = useState(false)
  const isBehind = useEditor(({ draft, latestRevision }) => draft.status === 'saved' && latestRevision > draft.revision)
  const who = useEditor(({ others }) => (others.length === 1 ? others[0]?.name : null) ?? 'Someone else')
  if (!isBehind) return null
  const show = () => {
    setLoading(true)
    void onShow()
      .catch(() => {})
      .finally(() => setLoading(false))
  }
  return (
    <Alert
      severity="info"
      sx={noticeBar}
      action={
        <Button color="inherit" loading={loading} onClick={show}>
          Show them
        </Button>
      }
    >
      {who} saved changes to this draft. They are merged with yours.
    </Alert>
  )
}
