import { refresh } from '../../../../../ui/calls.ts'
import { PhotosField as FormPhotosField } from '../../../../../ui/form/FilesField.tsx'
import type { FieldProps } from '../../../../../ui/form/field.tsx'
import { toast } from '../../../../../ui/toasts.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { buckets } from '../../../../base/files/buckets.ts'
import { GetSurvey } from '../../contract.ts'
import { downloadSurveyFile, sendSurveyFile } from '../../screens/sendSurveyFile.ts'
import { useSurvey } from '../../screens/surveyContext.ts'
import { words } from '../../words.ts'

const { accept, largest } = buckets.SurveyAnswer

/** Photos and papers of a space. */
export const PhotosField = <V,>(props: FieldProps<V>) => {
  const t = useWords(words)
  const survey = useSurvey()
  const { GroupId, BuildingId, BuilderId } = survey
  return (
    <FormPhotosField
      {...props}
      accept={accept}
      largest={largest}
      most={20}
      add={t('addPhoto')}
      known={survey.PhysicalSpaces?.flatMap(({ Files }) => Files)}
      renew={() => refresh(GetSurvey)}
      upload={(file, sending) => sendSurveyFile({ GroupId, BuildingId, BuilderId }, file, sending)}
      onOpen={file => void downloadSurveyFile(survey, file).catch(error => toast.error(error))}
    />
  )
}
