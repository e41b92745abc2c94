import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import { Box, IconButton, LinearProgress, TextField } from '@mui/material'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import type { SyntheticEvent } from 'react'
import { pictureTextHint } from '../pictures/pictureTextHint'
import { sizedPictureAddress } from '../pictures/sizedPictureAddress'

/** A picture in the text editor, with its alt text and caption. */
export const PictureView = ({ node, selected, editor, updateAttributes, deleteNode }: NodeViewProps) => {
  const { image, alt, caption, sending, width } = node.attrs
  const isAltMissing = sending === null && alt.trim() === ''
  return (
    <NodeViewWrapper>
      <Box
        contentEditable={false}
        sx={{
          display: 'grid',
          gap: 1,
          p: 1,
          my: 1,
          border: 1,
          borderColor: selected ? 'primary.main' : 'divider',
          borderRadius: '8px',
          bgcolor: 'background.paper',
        }}
      >
        {sending !== null ? (
          <Box role="status" sx={{ display: 'grid', gap: 1, py: 3, textAlign: 'center', fontSize: 13, color: 'text.secondary' }}>
            Uploading the picture…
            <LinearProgress aria-label="Uploading the picture" />
          </Box>
        ) : (
          <Box sx={{ position: 'relative', display: 'grid', justifyItems: 'center' }}>
            <Box
              component="img"
              data-drag-handle
              src={sizedPictureAddress(image, 640)}
              alt={alt}
              onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
                const { naturalWidth, naturalHeight } = currentTarget
                if (width === null && naturalWidth > 0 && editor.isEditable)
                  updateAttributes({ width: naturalWidth, height: naturalHeight })
              }}
              sx={{ display: 'block', maxWidth: '100%', maxHeight: 220, borderRadius: '6px' }}
            />
            {editor.isEditable && (
              <IconButton
                size="small"
                aria-label="Remove the picture"
                onClick={deleteNode}
                sx={{
                  position: 'absolute',
                  top: 6,
                  insetInlineEnd: 6,
                  minWidth: { xs: 44, md: 30 },
                  minHeight: { xs: 44, md: 30 },
                  bgcolor: 'background.paper',
                  boxShadow: 1,
                  '&:hover': { bgcolor: 'background.paper' },
                }}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        )}
        <TextField
          size="small"
          label="Alt text"
          value={alt}
          required
          disabled={!editor.isEditable}
          error={isAltMissing}
          helperText={isAltMissing ? pictureTextHint : undefined}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 240 } }}
        />
        <TextField
          size="small"
          label="Caption"
          value={caption}
          disabled={!editor.isEditable}
          onChange={(event) => updateAttributes({ caption: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </Box>
    </NodeViewWrapper>
  )
}
