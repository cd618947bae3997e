import { refresh } from '../../../../ui/calls.ts'
import { Gallery } from '../../../../ui/kit/Gallery.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { useFieldText } from '../../../base/fields/screens/useFieldText.ts'
import { GetSurvey } from '../contract.ts'
import { staffWords } from '../staffWords.ts'
import type { Survey } from '../view.ts'
import { Download } from './FileField.tsx'
import { SurveyContext } from './surveyContext.ts'

/** Photos that came from phones, by space. */
export const Collected = ({ survey }: { survey: Survey }) => {
  const ts = useWords(staffWords)
  const textOf = useFieldText()
  if (survey.Collected.length === 0) return null
  const nameOf = (code: string) => {
    const space = survey.PhysicalSpaces?.find(({ Code }) => Code === code)
    return space ? textOf(space.DisplayText) : code
  }
  return (
    <SurveyContext value={survey}>
      <Section title={ts('collected')} side={String(survey.Collected.length)}>
        <Gallery
          label={ts('collected')}
          renew={() => refresh(GetSurvey)}
          pictures={survey.Collected.map(photo => ({
            id: photo.FileId,
            name: ts('photoOf', { space: nameOf(photo.Space) }),
            address: photo.Link ?? '',
            small: photo.Thumbnail,
            caption: (
              <>
                {nameOf(photo.Space)}
                <Download file={photo} />
              </>
            ),
          }))}
        />
      </Section>
    </SurveyContext>
  )
}
