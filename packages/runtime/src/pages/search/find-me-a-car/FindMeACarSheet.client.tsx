'use client'

import { EnquiryForm } from '../../../forms/EnquiryForm.client'
import type { FormContent } from '../../../forms/formContent'
import { Dialog } from '../../../ui/Dialog.client'

export interface FindMeACarSheetProps {
  readonly form: FormContent
  readonly onClose: () => void
}

/** The find-me-a-car form in a dialog (ENQ-18). */
export const FindMeACarSheet = ({ form, onClose }: FindMeACarSheetProps) => (
  <Dialog open onClose={onClose} title="Find a car for me">
    <EnquiryForm {...form} car={null} />
  </Dialog>
)
