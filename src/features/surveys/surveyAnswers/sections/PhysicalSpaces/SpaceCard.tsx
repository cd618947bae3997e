import { NumberField, RadioField, TextAreaField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { useFieldText } from '../../../../base/fields/screens/useFieldText.ts'
import { yesNo } from '../../../surveys/model.ts'
import { Grid } from '../../screens/parts/Grid.tsx'
import { useChoices } from '../../screens/parts/useChoices.ts'
import { useSurvey } from '../../screens/surveyContext.ts'
import classes from '../../screens/surveys.module.css'
import type { SectionForm } from '../../screens/useSurveyForm.ts'
import { FloorsField } from './FloorsField.tsx'
import { PhotosField } from './PhotosField.tsx'
import { spaceCounts } from './rules.ts'
import { words } from './words.ts'

/** A chosen space: where it is, how many there are, its photos. */
export const SpaceCard = ({ form, at }: { form: SectionForm<'PhysicalSpaces'>; at: number }) => {
  const t = useWords(words)
  const textOf = useFieldText()
  const choices = useChoices()
  const survey = useSurvey()
  const space = form.values.PhysicalSpaces[at]
  if (!space) return null
  const path = `PhysicalSpaces.${at}` as const
  const title = textOf(space.DisplayText)
  const counts = spaceCounts(space)
  return (
    <section className={classes.rowCard} aria-label={title}>
      <div className={classes.rowHead}>
        <h3>{title}</h3>
        <span className={classes.spaceState} data-ready={counts || undefined}>
          {t(counts ? 'spaceReady' : 'spaceOpen')}
        </span>
      </div>
      <Grid>
        <TextField of={form} name={`${path}.Location`} label={t('Location')} help={t('locationHelp')} maxLength={200} />
        <NumberField of={form} name={`${path}.QuantityPerFloor`} label={t('QuantityPerFloor')} min={0} />
        <FloorsField of={form} name={`${path}.FloorNumbers`} label={t('FloorNumbers')} floors={survey.FloorsFromPattern} />
        <FloorsField of={form} name={`${path}.SubFloorNumbers`} label={t('SubFloorNumbers')} floors={survey.SubFloorsFromPattern} />
        <RadioField of={form} name={`${path}.AvailableForRental`} label={t('AvailableForRental')} options={choices(yesNo)} />
      </Grid>
      <PhotosField of={form} name={`${path}.Files`} label={t('Files')} />
      <TextAreaField of={form} name={`${path}.Note`} label={t('Note')} rows={2} maxLength={2000} />
    </section>
  )
}
