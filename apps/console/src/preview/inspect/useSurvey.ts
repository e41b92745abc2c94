import { useEffect } from 'react'
import type { PostToEditor } from '../PreviewMessage'
import { type SurveyedSetting, surveyPage } from './surveyPage'

/** Parts that are fetched later come into the page in their own time; nobody needs the list to follow at once. */
const restMs = 150

/** While asked for, tells which settings the page shows, whenever that has changed. */
export const useSurvey = (on: boolean, post: PostToEditor) =>
  useEffect(() => {
    if (!on) return
    let posted = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const survey = () => {
      const settings: SurveyedSetting[] = surveyPage(document)
      const text = JSON.stringify(settings)
      if (text === posted) return
      posted = text
      post({ type: 'survey', settings })
    }
    const surveySoon = () => {
      clearTimeout(timer)
      timer = setTimeout(survey, restMs)
    }
    survey()
    const observer = new MutationObserver(surveySoon)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-setting'] })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [on, post])
