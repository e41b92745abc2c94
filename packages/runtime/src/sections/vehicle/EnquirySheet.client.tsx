'use client'

import { EnquiryForm } from '../../forms/EnquiryForm.client'
import { Dialog } from '../../ui/Dialog.client'
import type { EnquiryForm as Form } from './enquiryForms'

export interface EnquirySheetProps {
  readonly form: Form
  readonly title: string
  readonly car: { readonly slug: string; readonly name: string }
  readonly onClose: () => void
}

/** A form about a car, in a dialog. */
export const EnquirySheet = ({ form, title, car, onClose }: EnquirySheetProps) => (
  <Dialog open onClose={onClose} title={title}>
    <p className="mb-4 text-small text-muted">{car.name}</p>
    <EnquiryForm {...form} car={car} />
  </Dialog>
)
