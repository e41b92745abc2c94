import { useId } from 'react'
import { type EnquiryFormProps, EnquiryFormView } from './EnquiryFormView'
import { PageFormIsland } from './PageFormIsland.client'

/** A form rendered inline in a page; `PageFormIsland` hydrates it. */
export const PageForm = (props: EnquiryFormProps) => (
  <PageFormIsland {...props}>
    <EnquiryFormView {...props} id={useId()} />
  </PageFormIsland>
)
