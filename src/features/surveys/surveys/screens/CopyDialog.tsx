import { Text } from '@mantine/core'
import { TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGroups } from '../../../../ui/frame/choices.ts'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { BuildingPicker } from '../../../property/buildings/screens/pickers/BuildingPicker.tsx'
import { CopySurvey, GetAllSurveyList, GetSurveyList } from '../contract.ts'
import type { SurveyRow } from '../model.ts'
import { words } from '../words.ts'

/** Copies a survey to a building, also of another account: needs account, building and survey name. */
export const CopyDialog = ({ survey }: { survey: SurveyRow }) => {
  const t = useWords(words)
  const say = useSay()
  const { groups, loading } = useGroups()
  const { GroupId, BuilderId, SurveyName } = survey
  const form = useCallForm(CopySurvey, {
    initial: {
      GroupId,
      BuilderId,
      DestGroupId: GroupId,
      DestBuildingId: null,
      SurveyName: t('copyOf', { name: SurveyName || t('untitled') }),
    },
    done: 'Successfully saved',
    refresh: [GetSurveyList, GetAllSurveyList],
  })
  const { DestGroupId, DestBuildingId } = form.values
  const error = (field: string) => {
    const message = form.problemAt(field)
    return message ? { error: say(message) } : {}
  }
  return (
    <FormDialog title={t('copyTitle')} form={form} submit={t('copy')}>
      <Text size="sm" c="var(--ink-soft)">
        {t('copyHelp')}
      </Text>
      <div data-form={form.id} data-field="DestGroupId">
        <Picker
          label={t('account')}
          name="account"
          options={groups.map(({ id, name }) => ({ id, label: name }))}
          value={DestGroupId}
          onChange={id => form.put(before => ({ ...before, DestGroupId: id, DestBuildingId: null }))}
          loading={loading}
          required
          {...error('DestGroupId')}
        />
      </div>
      <div data-form={form.id} data-field="DestBuildingId">
        <BuildingPicker
          key={DestGroupId}
          gId={DestGroupId}
          value={DestBuildingId}
          onChange={id => form.set('DestBuildingId', id)}
          required
          {...error('DestBuildingId')}
        />
      </div>
      <TextField of={form} name="SurveyName" label={t('surveyName')} maxLength={120} required />
    </FormDialog>
  )
}
