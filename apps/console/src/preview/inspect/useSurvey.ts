import { useEffect } from 'react'
import type { PostToEditor } from '../PostToEditor'
import { type SurveyedSetting, surveyPage } from './surveyPage'

/** Parts that are fetched later come into the page in their own time; nobody needs the list to follow at once. */
const restMs = 150

/** While asked for, tells which settings the page shows, whenever that has changed. */
export const useSurvey = (on: boolean, post: PostToEditor) =>
  useEffect(() => {
    if (!on) return
    let told = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const settings: SurveyedSetting[] = surveyPage(document)
      const text = JSON.stringify(settings)
      if (text === told) return
      told = text
      post({ type: 'survey', settings })
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, restMs)
    }
    look()
    const observer = new MutationObserver(lookSoon)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-setting'] })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [on, post])
