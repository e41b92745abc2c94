import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'

/** Filters of settings; several are combined with AND. */
export type SettingFilter = 'overridden' | 'sincePublish' | 'errors' | 'warnings'

/** A setting found by search or filter. */
export interface FoundSetting {
  readonly pointer: string
  /** Where the setting is, such as its section and page. */
  readonly title: string
  readonly text: string
  readonly tone?: 'error' | 'warning'
}

export const foundChange = ({ pointer, where, sentence }: ConfigChange): FoundSetting => ({ pointer, title: where, text: sentence })

export const foundProblem = ({ pointer, where, message, severity }: ConfigProblem): FoundSetting => ({
  pointer,
  title: where || 'The site',
  text: message,
  tone: severity,
})
