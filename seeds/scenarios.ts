import type { Scenario } from './Scenario'
import { caravansAndMotorcycles } from './sites/caravans-and-motorcycles/business'
import { electricSubscriptions } from './sites/electric-subscriptions/business'
import { multiBrandGroup } from './sites/multi-brand-group/business'
import { newZealand } from './sites/new-zealand/business'
import { toyotaDealer } from './sites/toyota-dealer/business'
import { usedIndependent } from './sites/used-independent/business'

/** Six different demo businesses. */
export const scenarios: readonly Scenario[] = [
  usedIndependent,
  toyotaDealer,
  multiBrandGroup,
  newZealand,
  caravansAndMotorcycles,
  electricSubscriptions,
]
