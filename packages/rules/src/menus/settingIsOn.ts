import { isSettingOn } from '@forecourt/schema/isSettingOn'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Says whether the setting a menu item waits for is on (NAV-08, NAV-10): true, a text that isn’t empty, a number above 0, a list with entries; none waited for is on. */
export const settingIsOn = (config: ResolvedConfig, path: string): boolean => isSettingOn(config, path)
