import { useId } from 'react'
import { EnquiryFormView } from '../../forms/EnquiryFormView'
import type { FinanceFormProps } from './FinanceForm.client'
import { FinanceFormIsland } from './FinanceFormIsland.client'

/** The finance form in a page; it answers, and is filled in, once it comes near the screen. */
export const PageFinanceForm = (props: FinanceFormProps) => (
  <FinanceFormIsland {...props}>
    <EnquiryFormView {...props} form="finance" car={null} id={useId()} />
  </FinanceFormIsland>
)
