import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useRef, useState } from 'react'
import { acceptedFiles, fileProblem } from '../../../editor/settings/controls/image/fileProblem'
import { LibraryDialog } from '../../../editor/settings/controls/image/LibraryDialog'
import type { PictureOwner } from '../../../editor/settings/controls/image/PictureOwner'
import { pictureAddress } from '../../../editor/settings/controls/image/pictureAddress'
import { useMe } from '../../useMe'
import { useOrganisation } from '../../useOrganisation'

const UploadDialog = lazy(() =>
  import('../../../editor/settings/controls/image/UploadDialog').then((module) => ({ default: module.UploadDialog })),
)

interface Props {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

const platform: PictureOwner = { of: 'platform', id: '' }

/** The library that all the sites may use: of the one business they belong to, else for staff the platform's. Null where there is none. */
const useSharedLibrary = (): PictureOwner | null => {
  const me = useMe()
  const [chosen] = useOrganisation()
  const [only, another] = me?.organisations ?? []
  const organisationId = chosen ?? (me?.staff || another ? null : (only?.id ?? null))
  if (organisationId !== null) return { of: 'organisation', id: organisationId }
  return me?.staff ? platform : null
}

/** A picture for several sites, from a library that all of them may use. */
export const PictureInput = ({ label, value, onChange }: Props) => {
  const owner = useSharedLibrary()
  const picker = useRef<HTMLInputElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const source = typeof value === 'string' ? value : ''
  if (!owner)
    return (
      <Typography variant="body2" color="text.secondary">
        Pictures belong to one business: choose it at the top first.
      </Typography>
    )
  const take = (given: File | undefined) => {
    if (!given) return
    const wrong = fileProblem(given)
    setProblem(wrong)
    if (wrong === null) setFile(given)
  }
  const done = ({ key }: { readonly key: string }) => {
    setFile(null)
    setChoosing(false)
    onChange(key)
  }
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 220 }}>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedFiles}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {source !== '' && (
        <Box
          component="img"
          src={pictureAddress(source, 480)}
          alt={label}
          sx={{ maxWidth: '100%', maxHeight: 140, borderRadius: '8px', border: 1, borderColor: 'divider' }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {source === '' && <Typography variant="body2">{label}: none</Typography>}
        <Button variant="outlined" onClick={() => picker.current?.click()}>
          Upload
        </Button>
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          Library
        </Button>
        {source !== '' && (
          <Button color="inherit" onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </Box>
      <Typography variant="caption" color={problem ? 'error' : 'text.secondary'} role={problem ? 'alert' : undefined}>
        {problem ??
          (owner.of === 'platform' ? 'From the platform’s library, which every site may use.' : 'From the library of the business.')}
      </Typography>
      {isChoosing && (
        <LibraryDialog
          owner={owner}
          siteId={null}
          current={source}
          used={[]}
          onChoose={done}
          onUpload={() => picker.current?.click()}
          onClose={() => setChoosing(false)}
        />
      )}
      {file && (
        <Suspense>
          <UploadDialog file={file} owner={owner} ratio={undefined} onDone={done} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </Box>
  )
}
