import type { ComplianceRule } from './ComplianceRule'
import { comparisonRateBesideRate } from './credit/comparisonRateBesideRate'
import { comparisonRateExample } from './credit/comparisonRateExample'
import { comparisonRateNamed } from './credit/comparisonRateNamed'
import { comparisonRateProminent } from './credit/comparisonRateProminent'
import { comparisonRateVisible } from './credit/comparisonRateVisible'
import { comparisonRateWarning } from './credit/comparisonRateWarning'
import { creditPromises } from './credit/creditPromises'
import { nzRepaymentTerms } from './credit/nzRepaymentTerms'
import { nzRepaymentTotal } from './credit/nzRepaymentTotal'
import { repaymentComparisonRate } from './credit/repaymentComparisonRate'
import { repaymentRateBeside } from './credit/repaymentRateBeside'
import { nswLicenceNumber } from './notices/nswLicenceNumber'
import { nswOnRoadCosts } from './notices/nswOnRoadCosts'
import { nswRegistrationNumber } from './notices/nswRegistrationNumber'
import { nzConsumerNotice } from './notices/nzConsumerNotice'
import { nzTraderStatus } from './notices/nzTraderStatus'
import { stateLicenceNumber } from './notices/stateLicenceNumber'
import { bestPriceClaims } from './price/bestPriceClaims'
import { cardSurcharge } from './price/cardSurcharge'
import { dealerFeesOnTop } from './price/dealerFeesOnTop'
import { driveAwayExtras } from './price/driveAwayExtras'
import { onePrice } from './price/onePrice'
import { pricePlusCharges } from './price/pricePlusCharges'
import { savingWithoutPrice } from './price/savingWithoutPrice'
import { totalPriceProminent } from './price/totalPriceProminent'
import { wasPriceCharged } from './price/wasPriceCharged'
import { automatedDecisions } from './privacy/automatedDecisions'
import { bundledConsent } from './privacy/bundledConsent'
import { preTickedBox } from './privacy/preTickedBox'
import { countdownWithoutDate } from './selling/countdownWithoutDate'
import { endedOffer } from './selling/endedOffer'
import { falseScarcity } from './selling/falseScarcity'
import { fuelFigureCycle } from './selling/fuelFigureCycle'
import { guaranteesExcluded } from './selling/guaranteesExcluded'
import { modelNameSpelling } from './selling/modelNameSpelling'
import { prizeDrawTerms } from './selling/prizeDrawTerms'

/** The rule book. */
export const complianceRules: readonly ComplianceRule[] = [
  comparisonRateBesideRate,
  comparisonRateExample,
  comparisonRateNamed,
  comparisonRateProminent,
  comparisonRateVisible,
  comparisonRateWarning,
  creditPromises,
  nzRepaymentTerms,
  nzRepaymentTotal,
  repaymentComparisonRate,
  repaymentRateBeside,
  nswLicenceNumber,
  nswOnRoadCosts,
  nswRegistrationNumber,
  nzConsumerNotice,
  nzTraderStatus,
  stateLicenceNumber,
  bestPriceClaims,
  cardSurcharge,
  dealerFeesOnTop,
  driveAwayExtras,
  onePrice,
  pricePlusCharges,
  savingWithoutPrice,
  totalPriceProminent,
  wasPriceCharged,
  automatedDecisions,
  bundledConsent,
  preTickedBox,
  countdownWithoutDate,
  endedOffer,
  falseScarcity,
  fuelFigureCycle,
  guaranteesExcluded,
  modelNameSpelling,
  prizeDrawTerms,
]

/** Rules by id. */
export const rulesById: ReadonlyMap<string, ComplianceRule> = new Map(complianceRules.map((rule) => [rule.id, rule]))
