import { useMemo } from 'react'
import { useLanguage, wordsIn } from '../../../../ui/words.tsx'
import { useFieldText } from '../../../base/fields/screens/useFieldText.ts'
import type { Progress } from '../../surveys/model.ts'
import { answerName, type Part, partsOf } from '../parts.ts'
import { isComplete } from '../progress.ts'
import { sections } from '../sections/sections.ts'
import type { Survey } from '../view.ts'

/** A part of the survey's page, with its words and how far it is. */
export type ShownPart = { part: Part; name: string; title: string; lead: string; progress: Progress | undefined; complete: boolean }

/** The parts of a survey in the order of its page. */
export const useParts = (survey: Survey): ShownPart[] => {
  const [language] = useLanguage()
  const textOf = useFieldText()
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
