'use client'

import { EnquiryForm } from '../../../forms/EnquiryForm.client'
import { Dialog } from '../../../ui/Dialog.client'
import type { EnquiryForm as Form } from './enquiryForms'

export interface EnquirySheetProps {
  readonly form: Form
  readonly title: string
  readonly car: { readonly slug: string; readonly name: string }
  readonly onClose: () => void
}

/** An enquiry form about a car, in a dialog. */
export const EnquirySheet = ({ form: { intro, title: ownTitle, ...form }, title, car, onClose }: EnquirySheetProps) => (
  <Dialog open onClose={onClose} title={ownTitle ?? title}>
    <p className="text-small text-muted">{car.name}</p>
    {intro && <p className="mt-3 rounded-field bg-surface px-4 py-3 text-small text-pretty">{intro}</p>}
    <div className="mt-4">
      <EnquiryForm {...form} car={car} />
    </div>
  </Dialog>
)
