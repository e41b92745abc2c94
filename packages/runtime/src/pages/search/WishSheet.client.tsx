'use client'

import { EnquiryForm } from '../../forms/EnquiryForm.client'
import { Dialog } from '../../ui/Dialog.client'
import type { WishForm } from './FindForMe.client'

export interface WishSheetProps {
  readonly form: WishForm
  readonly wish: string
  readonly onClose: () => void
}

/** The form that asks for a car, in a dialog; what was searched for is written in it already (ENQ-18). */
export const WishSheet = ({ form, wish, onClose }: WishSheetProps) => (
  <Dialog open onClose={onClose} title="Find me something similar">
    <EnquiryForm
      form="general"
      fields={form.fields.map((field) => (field.name === 'message' ? { ...field, defaultValue: wish } : field))}
      submitLabel={form.submitLabel}
      car={null}
    />
  </Dialog>
)
