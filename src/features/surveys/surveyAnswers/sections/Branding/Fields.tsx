import { ColourField, TextAreaField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { FileField } from '../../screens/FileField.tsx'
import { Grid } from '../../screens/parts/Grid.tsx'
import type { SectionProps } from '../../screens/useSurveyForm.ts'
import { words } from './words.ts'

export const Fields = ({ form }: SectionProps<'Branding'>) => {
  const t = useWords(words)
  return (
    <>
      <FileField of={form} name="Branding.LogoFile" label={t('LogoFile')} />
      <Grid>
        <ColourField of={form} name="Branding.PrimaryColor" label={t('PrimaryColor')} />
        <ColourField of={form} name="Branding.SecondaryColor" label={t('SecondaryColor')} />
      </Grid>
      <TextAreaField of={form} name="Branding.Note" label={t('BrandingNote')} maxLength={2000} />
    </>
  )
}
