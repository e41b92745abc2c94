import { useDeferredValue, useMemo } from 'react'
import { findSettings } from '../../../parts/settings/findSettings'
import { useSession } from '../../session/SessionContext'
import { useEditor } from '../../session/useEditor'
import { isSectionFor } from '../isSectionFor'
import { filteredSettings } from './filteredSettings'
import { findItems } from './findItems'
import { overriddenSettings } from './overriddenSettings'
import { type FoundSetting, ofChange, ofProblem, type SettingFilter } from './SettingFilter'

/** What a search and the filters leave, kept up to date while the draft changes. */
export const useFoundSettings = (query: string, filters: ReadonlySet<SettingFilter>): readonly FoundSetting[] => {
  const { inherited, editing } = useSession()
  const config = useDeferredValue(useEditor((state) => state.config))
  const values = useDeferredValue(useEditor((state) => state.resolvedValues))
  const problems = useEditor((state) => state.resolution.problems)
  const changes = useEditor((state) => state.changes)
  return useMemo(() => {
    if (filters.size === 0) {
      const settings = findSettings(query)
        .filter(({ section }) => isSectionFor(section, config, editing.siteLayer))
        .map(
          ({ pointer, node, section }): FoundSetting => ({
            pointer,
            title: `${section.node.title} › ${node.title}`,
            text: node.description ?? '',
          }),
        )
      return [...settings, ...findItems(config, query)]
    }
    const lists = {
      overridden: filters.has('overridden') ? overriddenSettings(values, inherited, config) : [],
      sincePublish: (changes ?? []).map(ofChange),
      errors: problems.filter(({ severity }) => severity === 'error').map(ofProblem),
      warnings: problems.filter(({ severity }) => severity === 'warning').map(ofProblem),
    }
    return filteredSettings(lists, filters, query)
  }, [filters, query, config, values, problems, changes, inherited, editing.siteLayer])
}
