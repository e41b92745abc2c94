'use client'

import { EnquiryForm } from '../../../forms/EnquiryForm.client'
import type { FormContent } from '../../../forms/formContent'
import { Dialog } from '../../../ui/Dialog.client'

export interface FindMeACarSheetProps {
  readonly form: FormContent
  readonly wanted: string
  readonly onClose: () => void
}

/** The form that asks for a car, in a dialog; what was searched for is written in it already (ENQ-18). */
export const FindMeACarSheet = ({ form, wanted, onClose }: FindMeACarSheetProps) => (
  <Dialog open onClose={onClose} title="Find a car for me">
    <EnquiryForm
      {...form}
      fields={form.fields.map((field) =>
        field.name === 'wantedCar' ? { ...field, defaultValue: wanted.slice(0, field.maxLength) } : field,
      )}
      car={null}
    />
  </Dialog>
)
