import { financeFees } from '../../financeFees'
import config from './config.json'

/** Rate and fees of the loan that the site advertises, for the quotes of its cars. */
export const electricFinance = { financeRate: config.estimate.rate, financeFees: financeFees(config) }
