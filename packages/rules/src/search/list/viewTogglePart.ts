import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Part } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'

/** Buttons to switch between grid and list. */
export const viewTogglePart: Part<{ readonly config: Pick<ResolvedConfig, 'search'> }> = {
  id: 'list-view',
  title: 'Switch between grid and list',
  requirement: '',
  elementSetting: '/search/showViewToggle',
  needs: [{ ...isOn('/search/showViewToggle'), yes: 'Shoppers may choose the layout.', no: 'The site chose the layout.' }],
}
