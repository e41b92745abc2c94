import { isOn } from '../../parts/settingNeeds'

/** A site that says how fast it usually answers, which is measured every day (ENT-16). */
export const showsAnswerTime = isOn('/forms/showAnswerTime')
