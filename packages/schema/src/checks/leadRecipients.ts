import type { CrossCheck } from './CrossCheck'

/** Somebody hears of a lead even where a location has no address of its own. Leads are kept in any case, so this is a warning. */
export const leadRecipients: CrossCheck = ({ leads }) =>
  leads.notify.length > 0
    ? []
    : [
        {
          pointer: '/leads/notify',
          severity: 'warning',
          message: 'No address gets every lead: leads go only to the locations’ own addresses.',
        },
      ]
