import type { CrossCheck } from './CrossCheck'

/** Leads need a notification address even if a location has none. Leads are stored anyway, so this is a warning. */
export const leadRecipients: CrossCheck = ({ leads }) =>
  leads.notify.length > 0
    ? []
    : [
        {
          pointer: '/leads/notify',
          severity: 'warning',
          message: 'No address gets every lead. Leads only go to the locations’ own addresses.',
        },
      ]
