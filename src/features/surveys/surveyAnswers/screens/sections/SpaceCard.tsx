import { NumberField, RadioField, TextAreaField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { yesNo } from '../../../surveys/model.ts'
import { spaceCounts } from '../../progress.ts'
import { words } from '../../words.ts'
import { useSurvey } from '../surveyContext.ts'
import classes from '../surveys.module.css'
import { useCustomerText } from '../useParts.ts'
import type { SectionForm } from '../useSurveyForm.ts'
import { FloorsField } from './FloorsField.tsx'
import { Grid } from './Grid.tsx'
import { PhotosField } from './PhotosField.tsx'
import { useChoices } from './useChoices.ts'

/** A chosen space: where it is, how many there are, its photos. */
export const SpaceCard = ({ form, at }: { form: SectionForm<'PhysicalSpaces'>; at: number }) => {
  const t = useWords(words)
  const textOf = useCustomerText()
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
          {t(counts ? 'fields.spaceReady' : 'fields.spaceOpen')}
        </span>
      </div>
      <Grid>
        <TextField of={form} name={`${path}.Location`} label={t('fields.Location')} help={t('fields.locationHelp')} maxLength={200} />
        <NumberField of={form} name={`${path}.QuantityPerFloor`} label={t('fields.QuantityPerFloor')} min={0} />
        <FloorsField of={form} name={`${path}.FloorNumbers`} label={t('fields.FloorNumbers')} floors={survey.FloorsFromPattern} />
        <FloorsField of={form} name={`${path}.SubFloorNumbers`} label={t('fields.SubFloorNumbers')} floors={survey.SubFloorsFromPattern} />
        <RadioField of={form} name={`${path}.AvailableForRental`} label={t('fields.AvailableForRental')} options={choices(yesNo)} />
      </Grid>
      <PhotosField of={form} name={`${path}.Files`} label={t('fields.Files')} />
      <TextAreaField of={form} name={`${path}.Note`} label={t('fields.Note')} rows={2} maxLength={2000} />
    </section>
  )
}
