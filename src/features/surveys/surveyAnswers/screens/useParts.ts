import { useMemo } from 'react'
import { useLanguage, wordsIn } from '../../../../ui/words.tsx'
import type { CustomerText, Progress } from '../../surveys/model.ts'
import { answerName, type Part, partsOf } from '../parts.ts'
import { isComplete } from '../progress.ts'
import { sections } from '../sections/sections.ts'
import type { Survey } from '../view.ts'

/** A part of the survey's page, with its words and how far it is. */
export type ShownPart = { part: Part; name: string; title: string; lead: string; progress: Progress | undefined; complete: boolean }

/** A text that is written for customers, in their language where there is one. */
export const useCustomerText = (): ((text: CustomerText) => string) => {
  const [language] = useLanguage()
  return text => text[language]?.trim() || text.en
}

/** The parts of a survey in the order of its page. */
export const useParts = (survey: Survey): ShownPart[] => {
  const [language] = useLanguage()
  const textOf = useCustomerText()
  return useMemo(
    () =>
      partsOf(survey).map(part => {
        const name = answerName(part)
        const progress = survey.Progress[name]
        const complete = progress !== undefined && isComplete(progress)
        if (part.is === 'question') {
          const { SectionTitle, SurveyQuestion } = part.question
          return { part, name, title: textOf(SectionTitle), lead: textOf(SurveyQuestion), progress, complete }
        }
        const t = wordsIn(sections[part.key].words, language)
        return { part, name, title: t('title'), lead: t('lead'), progress, complete }
      }),
    [survey, language, textOf],
  )
}
