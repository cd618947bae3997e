import { RadioField, SelectField, TextAreaField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { appPlatforms, workflowSystems, yesNo } from '../../../surveys/model.ts'
import { useChoices } from '../../screens/parts/useChoices.ts'
import type { SectionProps } from '../../screens/useSurveyForm.ts'
import { words } from './words.ts'

export const Fields = ({ form }: SectionProps<'ManagementInfo'>) => {
  const t = useWords(words)
  const choices = useChoices()
  const hasApp = form.values.ManagementInfo.HaveApp === 'Yes'
  return (
    <>
      <SelectField of={form} name="ManagementInfo.Workflow" label={t('Workflow')} options={choices(workflowSystems)} />
      <RadioField
        of={form}
        name="ManagementInfo.HaveApp"
        label={t('HaveApp')}
        options={choices(yesNo)}
        onPick={answer => answer !== 'Yes' && form.set('ManagementInfo.AppPlatform', null)}
      />
      {hasApp && <SelectField of={form} name="ManagementInfo.AppPlatform" label={t('AppPlatform')} options={choices(appPlatforms)} />}
      <TextAreaField of={form} name="ManagementInfo.Additional" label={t('Additional')} maxLength={4000} />
    </>
  )
}
