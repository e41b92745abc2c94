import { autoxloo } from './autoxloo'
import { dealerStudio } from './dealerStudio'
import { googleVehicles } from './googleVehicles'
import { metaAutomotive } from './metaAutomotive'
import type { Supplier } from './Supplier'
import { schemaOrg } from './schemaOrg'
import { star } from './star'
import { tradeMe } from './tradeMe'
import { vauto } from './vauto'

/** Every supplier whose files are known by their headings. */
export const suppliers: readonly Supplier[] = [metaAutomotive, googleVehicles, vauto, dealerStudio, tradeMe, star, autoxloo, schemaOrg]
