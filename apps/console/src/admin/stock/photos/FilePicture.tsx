import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Box } from '@mui/material'
import { useEffect, useState } from 'react'

/** A chosen picture that isn't uploaded yet, or an icon for types that the browser can't show, such as HEIC. */
export const FilePicture = ({ file, width = 84 }: { readonly file: File; readonly width?: number | string }) => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <Box
      sx={{
        ...{ width, aspectRatio: '4 / 3', flexShrink: 0, borderRadius: '6px', overflow: 'hidden', bgcolor: 'action.hover' },
        ...{ display: 'grid', placeItems: 'center', color: 'text.secondary' },
      }}
    >
      {address ? (
        // biome-ignore lint/performance/noImgElement: a file of this browser
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setAddress(null)}
          style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      ) : (
        <ImageIcon aria-hidden />
      )}
    </Box>
  )
}
