import { useEffect } from 'react'
import type { PostToEditor } from '../PreviewMessage'
import { listPageSettings, type PageSetting } from './listPageSettings'

/** Debounce: lazily loaded parts appear over time, and the list needn't follow at once. */
const debounceMs = 150

/** While on, reports the settings on the page whenever they change. */
export const useSurvey = (on: boolean, post: PostToEditor) =>
  useEffect(() => {
    if (!on) return
    let posted = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const survey = () => {
      const settings: PageSetting[] = listPageSettings(document)
      const text = JSON.stringify(settings)
      if (text === posted) return
      posted = text
      post({ type: 'survey', settings })
    }
    const surveySoon = () => {
      clearTimeout(timer)
      timer = setTimeout(survey, debounceMs)
    }
    survey()
    const observer = new MutationObserver(surveySoon)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-setting'] })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [on, post])
