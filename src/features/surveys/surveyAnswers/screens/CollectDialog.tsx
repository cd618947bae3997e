import { Checkbox, Text } from '@mantine/core'
import { PhoneField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { useFieldText } from '../../../base/fields/screens/useFieldText.ts'
import { useTextDate } from '../../../base/outbox/screens/useTextDate.ts'
import { SendContentRequest } from '../contract.ts'
import { collectProblems } from '../rules.ts'
import { collectable } from '../sections/PhysicalSpaces/rules.ts'
import { staffWords } from '../staffWords.ts'
import type { Survey } from '../view.ts'

/** Collect Content: whom to ask, and for photos of which spaces. Send waits for eleven digits and a space. */
export const CollectDialog = ({ survey }: { survey: Survey }) => {
  const ts = useWords(staffWords)
  const textOf = useFieldText()
  const { GroupId, BuildingId, BuilderId } = survey
  const tellTextDate = useTextDate()
  const spaces = collectable(survey.PhysicalSpaces ?? [])
  const form = useCallForm(SendContentRequest, {
    initial: { GroupId, BuildingId, BuilderId, Locations: [], PhoneNumber: '' },
    done: ts('sent'),
    onSaved: tellTextDate,
  })
  const blocked = collectProblems(form.values).length > 0
  return (
    <FormDialog title={ts('collect')} form={form} submit={ts('send')} blocked={blocked}>
      <Text c="dimmed">{ts('collectLead')}</Text>
      <PhoneField of={form} name="PhoneNumber" label={ts('collectPhone')} required />
      {spaces.length === 0 ? (
        <Text>{ts('collectNone')}</Text>
      ) : (
        <Checkbox.Group
          label={ts('collectSpaces')}
          withAsterisk
          value={[...form.values.Locations]}
          onChange={next => form.set('Locations', next)}
        >
          {spaces.map(({ Code, DisplayText }) => (
            <Checkbox key={Code} value={Code} label={textOf(DisplayText)} py={6} />
          ))}
        </Checkbox.Group>
      )}
    </FormDialog>
  )
}
