import { useId } from 'react'
import { type EnquiryFormProps, EnquiryFormView } from './EnquiryFormView'
import { PageFormIsland } from './PageFormIsland.client'

/** A form that stands in a page from the start; it answers as `PageFormIsland` says. */
export const PageForm = (props: EnquiryFormProps) => (
  <PageFormIsland {...props}>
    <EnquiryFormView {...props} id={useId()} />
  </PageFormIsland>
)
