import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { formatTooLarge, maxImportBytes } from '@forecourt/schema/validation/parseConfigImport'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import HelpIcon from '@mui/icons-material/HelpOutlineRounded'
import HistoryIcon from '@mui/icons-material/History'
import ShareIcon from '@mui/icons-material/IosShare'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import OpenIcon from '@mui/icons-material/OpenInNew'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  ListItemIcon,
  Menu,
  MenuItem,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { callError } from '../../client/callError'
import { saveFile } from '../../client/saveFile'
import { trpc } from '../../client/trpc'
import { ProblemList } from '../../parts/changes/ProblemList'
import { useHelp } from '../../parts/help/HelpContext'
import { useLivePageAddress } from '../preview/useLivePageAddress'
import type { EditorSession } from '../session/createEditorSession'
import { useSession } from '../session/SessionContext'

/** Downloads the draft's settings as JSON. */
const downloadConfig = async ({ draft, editing }: EditorSession) => {
  await draft.flush()
  const { fileName, text } = await trpc.sites.exportConfig.query({ siteId: editing.site.id })
  saveFile(fileName, 'application/json', text)
}

interface Refusal {
  readonly message: string
  readonly problems: readonly ConfigProblem[]
}

/** Replaces the draft with a file or pasted text; an invalid config lists every problem and changes nothing. */
const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const session = useSession()
  const notify = useNotify()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const importText = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      await session.draft.flush()
      const { revision } = session.draft.state()
      const saved = await trpc.sites.importConfig.mutate({ siteId: session.editing.site.id, text, expectedRevision: revision })
      session.draft.replaceSaved(saved.values, saved.revision, saved.savedAt)
      notify('The settings are in your draft. You can undo this.', { type: 'success' })
      onClose()
    } catch (error) {
      const { message, problems } = callError(error)
      setRefusal({ message, problems })
    }
    setBusy(false)
  }
  const read = async (chosen: File | undefined) => {
    setRefusal(null)
    if (!chosen) return
    // Too large for a text field: it would freeze the page.
    if (chosen.size > maxImportBytes) return setRefusal({ message: formatTooLarge, problems: [] })
    setText(await chosen.text())
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="import-title">
      <DialogTitle id="import-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
        Import settings
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography color="text.secondary">
          The file’s settings replace those in your draft. The live site does not change until you publish.
        </Typography>
        <Box aria-live="assertive">
          {refusal && (
            <Alert severity="error" sx={{ mb: refusal.problems.length > 1 ? 1 : 0 }}>
              {refusal.problems.length > 1 ? `There are ${refusal.problems.length} problems with these settings.` : refusal.message} Nothing
              was changed.
            </Alert>
          )}
          {refusal && refusal.problems.length > 1 && <ProblemList problems={refusal.problems} />}
        </Box>
        <Box>
          <Button variant="outlined" onClick={() => file.current?.click()}>
            Choose a file
          </Button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={(event) => {
              void read(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </Box>
        <TextField
          label="Or paste the settings"
          multiline
          minRows={8}
          maxRows={16}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            input: { sx: { fontFamily: 'ui-monospace, monospace', fontSize: 12.5 } },
            htmlInput: { spellCheck: false },
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={busy} disabled={text.trim() === ''} onClick={() => void importText()}>
          Replace draft
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface Props {
  readonly onHistory: () => void
  /** Absent without permission to share. */
  readonly onShare?: () => void
}

/** Menu items of buttons that don't fit in a narrow bar. */
const narrowOnly = { display: { sm: 'none' } } as const

/** Actions on a site's settings as a whole. */
export const TransferMenu = ({ onHistory, onShare }: Props) => {
  const session = useSession()
  const notify = useNotify()
  const help = useHelp()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [imports, setImports] = useState(false)
  const { can } = session.editing
  const liveAddress = useLivePageAddress()
  const download = () => {
    setAnchor(null)
    downloadConfig(session).catch((error: unknown) => notify(callError(error).message, { type: 'error' }))
  }
  return (
    <>
      <Tooltip title="More">
        <IconButton aria-label="More" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)} size="small">
          <MoreIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          sx={narrowOnly}
          onClick={() => {
            setAnchor(null)
            onHistory()
          }}
        >
          <ListItemIcon>
            <HistoryIcon fontSize="small" />
          </ListItemIcon>
          History
        </MenuItem>
        {onShare && (
          <MenuItem
            sx={narrowOnly}
            onClick={() => {
              setAnchor(null)
              onShare()
            }}
          >
            <ListItemIcon>
              <ShareIcon fontSize="small" />
            </ListItemIcon>
            Share the draft
          </MenuItem>
        )}
        <MenuItem
          sx={narrowOnly}
          onClick={() => {
            setAnchor(null)
            help?.show({ kind: 'page' })
          }}
        >
          <ListItemIcon>
            <HelpIcon fontSize="small" />
          </ListItemIcon>
          Help with this page
        </MenuItem>
        {liveAddress !== '' && (
          <MenuItem component="a" href={markOwnVisit(liveAddress)} target="_blank" rel="noreferrer" onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <OpenIcon fontSize="small" />
            </ListItemIcon>
            View site
          </MenuItem>
        )}
        <MenuItem onClick={download}>
          <ListItemIcon>
            <DownloadIcon fontSize="small" />
          </ListItemIcon>
          Export settings
        </MenuItem>
        <MenuItem
          disabled={!can.edit}
          onClick={() => {
            setAnchor(null)
            setImports(true)
          }}
        >
          <ListItemIcon>
            <UploadIcon fontSize="small" />
          </ListItemIcon>
          Import settings
        </MenuItem>
      </Menu>
      {imports && <ImportDialog onClose={() => setImports(false)} />}
    </>
  )
}
