import type { ComplianceRule } from './ComplianceRule'
import {
  comparisonRateBesideRate,
  comparisonRateExample,
  comparisonRateNamed,
  comparisonRateProminent,
  comparisonRateVisible,
  comparisonRateWarning,
} from './credit/comparisonRates'
import { creditPromises } from './credit/creditPromises'
import { repaymentOfPrice } from './credit/repaymentOfPrice'
import { nzRepaymentTerms, nzRepaymentTotal, repaymentComparisonRate, repaymentRateBeside } from './credit/repayments'
import { repaymentTooLow } from './credit/repaymentTooLow'
import { nswLicenceNumber, stateLicenceNumber } from './notices/licenceNumbers'
import { nswOnRoadCosts, nswRegistrationNumber } from './notices/newSouthWalesNotices'
import { nzConsumerNotice, nzTraderStatus } from './notices/newZealandNotices'
import { bestPriceClaims } from './price/bestPriceClaims'
import { cardSurcharge } from './price/cardSurcharge'
import { dealerFeesOnTop } from './price/dealerFeesOnTop'
import { driveAwayExtras } from './price/driveAwayExtras'
import { onePrice } from './price/onePrice'
import { pricePlusCharges } from './price/pricePlusCharges'
import { savingWithoutPrice, wasPriceCharged, wasPriceOfOffer, wasPriceOfPost } from './price/savings'
import { totalPriceProminent } from './price/totalPriceProminent'
import { automatedDecisions } from './privacy/automatedDecisions'
import { bundledConsent, preTickedBox } from './privacy/consentBoxes'
import { extendedWarrantyNeed } from './selling/extendedWarrantyNeed'
import { countdownWithoutDate, endedOffer, falseScarcity, scarcityContradicted, timePressure } from './selling/falseUrgency'
import { fuelFigureCycle } from './selling/fuelFigureCycle'
import { greenClaims } from './selling/greenClaims'
import { guaranteesExcluded } from './selling/guaranteesExcluded'
import { modelNameSpelling } from './selling/modelNameSpelling'
import { prizeDrawTerms } from './selling/prizeDrawTerms'
import { tiedServicing } from './selling/tiedServicing'

/** All compliance rules, by subject. */
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
  repaymentOfPrice,
  repaymentRateBeside,
  repaymentTooLow,
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
  wasPriceOfOffer,
  wasPriceOfPost,
  automatedDecisions,
  bundledConsent,
  preTickedBox,
  countdownWithoutDate,
  endedOffer,
  extendedWarrantyNeed,
  falseScarcity,
  fuelFigureCycle,
  greenClaims,
  guaranteesExcluded,
  modelNameSpelling,
  prizeDrawTerms,
  scarcityContradicted,
  tiedServicing,
  timePressure,
]

/** Rules by id. */
export const rulesById: ReadonlyMap<string, ComplianceRule> = new Map(complianceRules.map((rule) => [rule.id, rule]))
