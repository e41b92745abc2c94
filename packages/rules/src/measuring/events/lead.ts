import { ascItem } from '../ascEvent'
import type { EventType } from '../SiteEvent'

/** Departments and form types of the Automotive Standards Council; forms not listed are sales enquiries. */
const departments: { readonly [form: string]: { readonly event: string; readonly department: string; readonly type: string } | undefined } =
  {
    testDrive: { event: 'asc_form_submission_sales_appt', department: 'sales', type: 'test_drive' },
    service: { event: 'asc_form_submission_service_appt', department: 'service', type: 'service_appointment' },
    parts: { event: 'asc_form_submission_parts', department: 'parts', type: 'parts' },
    tradeIn: { event: 'asc_form_submission_trade', department: 'sales', type: 'trade_in' },
    valuation: { event: 'asc_form_submission_trade', department: 'sales', type: 'trade_in' },
    finance: { event: 'asc_form_submission_finance', department: 'finance', type: 'finance' },
    feedback: { event: 'asc_form_submission_other', department: 'other', type: 'consumer_contact' },
    general: { event: 'asc_form_submission_other', department: 'other', type: 'consumer_contact' },
  }
const sales = { event: 'asc_form_submission_sales', department: 'sales', type: 'consumer_contact' }
/** Forms that complete a reservation or purchase. */
const retail = ['reserve', 'buyOnline']

/** A stored lead (ANL-02, ENQ-22); its content is never sent. */
export const lead = {
  legacyIds: [14, 15, 17, 22, 48],
  asc({ params = {} }, { car }) {
    const form = String(params.form ?? 'general')
    const { event, department, type } = departments[form] ?? sales
    const eventParams = {
      department,
      form_name: form,
      form_type: type,
      comm_type: 'form',
      comm_status: 'start',
      comm_outcome: 'crm_update',
      ...(car && ascItem(car)),
    }
    return [
      { name: 'asc_form_submission', params: eventParams },
      { name: event, params: eventParams },
      ...(retail.includes(form) ? [{ name: 'asc_retail_process', params: { flow_name: form, flow_outcome: 'complete' } }] : []),
    ]
  },
  google: ({ params = {} }) => [{ name: 'generate_lead', params: { lead_source: String(params.form ?? 'general') } }],
  meta: ({ params = {} }) => [{ name: 'Lead', params: { content_category: String(params.form ?? 'general') } }],
} as const satisfies EventType
