import { useMemo } from 'react'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { CustomerText, Progress } from '../../surveys/model.ts'
import { isComplete } from '../progress.ts'
import { answerName, type Part, partsOf } from '../sections.ts'
import type { Survey } from '../view.ts'
import { words } from '../words.ts'

/** A part of the survey's page, with its words and how far it is. */
export type ShownPart = { part: Part; name: string; title: string; lead: string; progress: Progress | undefined; complete: boolean }

/** A text that is written for customers, in their language where there is one. */
export const useCustomerText = (): ((text: CustomerText) => string) => {
  const [language] = useLanguage()
  return text => text[language]?.trim() || text.en
}

/** The parts of a survey in the order of its page. */
export const useParts = (survey: Survey): ShownPart[] => {
  const t = useWords(words)
  const textOf = useCustomerText()
  return useMemo(
    () =>
      partsOf(survey).map(part => {
        const name = answerName(part)
        const progress = survey.Progress[name]
        const complete = progress !== undefined && isComplete(progress)
        return part.is === 'section'
          ? { part, name, title: t(`sections.${part.key}`), lead: t(`leads.${part.key}`), progress, complete }
          : { part, name, title: textOf(part.question.SectionTitle), lead: textOf(part.question.SurveyQuestion), progress, complete }
      }),
    [survey, t, textOf],
  )
}
