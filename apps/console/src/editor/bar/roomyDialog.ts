/** A dialog that uses a phone's full width. */
export const roomyDialog = {
  paper: {
    sx: {
      '@media (max-width: 599.95px)': {
        m: 1.5,
        width: 'calc(100% - 24px)',
        maxHeight: 'calc(100% - 24px)',
        '& .MuiDialogTitle-root, & .MuiDialogContent-root, & .MuiDialogActions-root': { px: 2 },
      },
    },
  },
} as const
