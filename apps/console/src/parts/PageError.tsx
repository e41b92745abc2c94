import { Button } from '@mui/material'
import { Notice } from './Notice'

/** What a page shows instead of its content when that could not be had. */
export const PageError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Notice
    title="That did not work"
    text={message}
    role="alert"
    action={
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    }
  />
)
