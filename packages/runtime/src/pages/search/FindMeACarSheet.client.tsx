'use client'

import { EnquiryForm } from '../../forms/EnquiryForm.client'
import type { FormContent } from '../../forms/formContent'
import { Dialog } from '../../ui/Dialog.client'

export interface WishSheetProps {
  readonly form: FormContent
  readonly wish: string
  readonly onClose: () => void
}

/** The form that asks for a car, in a dialog; what was searched for is written in it already (ENQ-18). */
export const WishSheet = ({ form, wish, onClose }: WishSheetProps) => (
  <Dialog open onClose={onClose} title="Find a car for me">
    <EnquiryForm
      {...form}
      fields={form.fields.map((field) => (field.name === 'message' ? { ...field, defaultValue: wish } : field))}
      car={null}
    />
  </Dialog>
)
