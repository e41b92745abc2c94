import type { OnboardingLogo } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { largestSentFile, largestSentText } from '@forecourt/rules/stock/uploadLimits'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { toBase64 } from '../../../client/toBase64'
import { sizedPictureAddress } from '../../../parts/pictures/sizedPictureAddress'
import { FileButton } from './FileButton'

interface Props {
  readonly id: string
  readonly logo: OnboardingLogo | null
  /** Saves the other answers, so that the onboarding exists. */
  readonly save: () => Promise<boolean>
  readonly onChange: (logo: OnboardingLogo | null) => void
}

/** Logo upload. The dealer has no media library yet. */
export const LogoField = ({ id, logo, save, onChange }: Props) => {
  const [isUploading, setUploading] = useState(false)
  const { mutateAsync: upload } = useMutation(api.onboarding.uploadLogo.mutationOptions())
  const [problem, setProblem] = useState('')
  const uploadFile = async (file: File) => {
    if (file.size > largestSentFile) return setProblem(`The picture is larger than ${largestSentText}.`)
    setUploading(true)
    setProblem('')
    try {
      if (!(await save())) return
      const name = file.name.replace(/\.[a-z0-9]+$/i, '').slice(0, 100) || 'Logo'
      onChange(await upload({ id, name, data: await toBase64(file) }))
    } catch (error) {
      setProblem(callError(error).message)
    } finally {
      setUploading(false)
    }
  }
  return (
    <Box component="section" aria-label="Logo" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="h3">Logo</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {logo && (
          <Box
            component="img"
            src={sizedPictureAddress(logo.key, 480)}
            alt={`${logo.name}, uploaded`}
            sx={{
              height: 56,
              maxWidth: 220,
              objectFit: 'contain',
              p: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: '8px',
              bgcolor: '#fff',
            }}
          />
        )}
        <FileButton label="Logo" accept="image/*" disabled={isUploading} onChosen={uploadFile}>
          {logo ? 'Choose another' : 'Upload a logo'}
        </FileButton>
        {logo && (
          <Button color="inherit" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </Box>
      {isUploading && <LinearProgress aria-label="Uploading the logo" sx={{ width: 220 }} />}
      <Typography variant="body2" color="text.secondary">
        A PNG with a transparent background looks best. Until there is one, the business name is shown.
      </Typography>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
    </Box>
  )
}
