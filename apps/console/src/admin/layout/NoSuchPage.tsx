import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { Notice } from '../../parts/Notice'

/** 404 page of the console. */
export const NoSuchPage = () => (
  <>
    <title>No such page · Forecourt</title>
    <Notice
      level="h1"
      title="There is no page here"
      text="The address may be mistyped, or what it showed is gone."
      action={
        <Button variant="contained" component={LinkBase} to="/">
          To the overview
        </Button>
      }
    />
  </>
)
