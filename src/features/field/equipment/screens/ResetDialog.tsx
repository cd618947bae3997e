import { Text } from '@mantine/core'
import { CheckField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { ResetDataIntegrity } from '../contract.ts'
import { resetDone } from '../rules.ts'
import { words } from '../words.ts'

type ResetPlace = { GroupId: string; BuildingId: string; building: string }

/** Deletes the baseline of a building's data integrity for good, once its tick is set. */
export const ResetDialog = ({ GroupId, BuildingId, building }: ResetPlace) => {
  const t = useWords(words)
  const form = useCallForm(ResetDataIntegrity, { initial: { GroupId, BuildingId, Permanent: false }, done: resetDone })
  return (
    <FormDialog title={t('resets.title')} form={form} submit={t('resets.yes')} danger blocked={form.values.Permanent !== true}>
      <Text>{t('resets.text', { building })}</Text>
      <CheckField of={form} name="Permanent" label={t('resets.permanent')} />
    </FormDialog>
  )
}
