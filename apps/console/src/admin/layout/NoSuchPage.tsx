import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { Notice } from '../../parts/Notice'

/** 404 page of the console. */
export const NoSuchPage = () => (
  <>
    <title>Page not found · Forecourt</title>
    <Notice
      level="h1"
      title="Page not found"
      text="Check the address, or go back to Today."
      action={
        <Button variant="contained" component={LinkBase} to="/">
          Go to Today
        </Button>
      }
    />
  </>
)
