import { financeFees } from '../../financeFees'
// The attribute is for Node.js, which loads this file for the journeys.
import config from './config.json' with { type: 'json' }

/** Rate and fees of the loan that the site advertises, for the quotes of its cars. */
export const electricFinance = { financeRate: config.estimate.rate, financeFees: financeFees(config) }
