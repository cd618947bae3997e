import { useMemo } from 'react'
import { toast } from '../../../../ui/toasts.ts'
import { FieldsForm } from '../../../base/fields/screens/FieldsForm.tsx'
import { type FieldFilePort, FieldFiles } from '../../../base/fields/screens/fieldFiles.ts'
import { buckets } from '../../../base/files/buckets.ts'
import type { ProductQuestion } from '../../surveys/model.ts'
import { fieldsOf } from '../../surveys/questionFields.ts'
import { slotOf } from '../questions.ts'
import { downloadSurveyFile, sendSurveyFile } from './sendSurveyFile.ts'
import { useSurvey } from './surveyContext.ts'
import { listAskedCodes, type QuestionForm } from './useSurveyForm.ts'

const { accept, largest } = buckets.SurveyAnswer

/** The fields of a product's question, each by its type. */
export const QuestionFields = ({ form, question }: { form: QuestionForm; question: ProductQuestion }) => {
  const survey = useSurvey()
  const codes = listAskedCodes(question)
  const files = useMemo((): FieldFilePort => {
    const { GroupId, BuildingId, BuilderId } = survey
    return {
      accept,
      largest,
      send: (file, sending) => sendSurveyFile({ GroupId, BuildingId, BuilderId }, file, sending),
      open: file => void downloadSurveyFile(survey, file).catch(error => toast.error(error)),
    }
  }, [survey])
  return (
    <FieldFiles value={files}>
      <FieldsForm of={form} fields={fieldsOf(question)} at={field => `FieldsValues.${codes.indexOf(field.Code)}.${slotOf(field)}`} />
    </FieldFiles>
  )
}
