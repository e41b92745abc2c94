import { isOn } from '../../parts/settingNeeds'
import { inForms } from './formNeeds'

/** What an enquiry about a car is asked besides, where the site asks it: whether finance or a trade-in is of interest, too (ENQ-28). */
export const asksFurther = [inForms('vehicle', 'buyOnline'), isOn('/forms/askFurther')] as const
