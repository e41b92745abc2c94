'use client'

import { newValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { Dialog } from '../../../ui/Dialog.client'
import { ValuationFlow } from '../../valuation/ValuationFlow.client'
import type { EnquirySheetProps } from './EnquirySheet.client'

/** The valuation steps for a car, in a dialog. */
export const ValuationSheet = ({ form, title, car, onClose }: EnquirySheetProps) =>
  form.valuation && (
    <Dialog open onClose={onClose} title={form.title ?? title}>
      <p className="text-small text-muted wrap-anywhere">To trade in for: {car.name}</p>
      <div className="mt-4">
        <ValuationFlow
          content={{ ...form.valuation, contact: form }}
          start={{ ...newValuationPage, car: { id: '', slug: car.slug, name: car.name } }}
          level={3}
        />
      </div>
    </Dialog>
  )
