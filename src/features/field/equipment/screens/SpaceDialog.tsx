import type { Input } from '../../../../core/call.ts'
import { TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { AddMechanicalSpace, EditMechanicalSpace, GetEquipments, GetMechanicalSpaces } from '../contract.ts'
import type { MechanicalSpaceRow } from '../model.ts'
import { words } from '../words.ts'

type SpacePlace = { gId: string; bId: string }
const changed = [GetMechanicalSpaces, GetEquipments]
const done = 'Successfully saved'

/** Adds a room to a building, or edits one. */
export const SpaceDialog = ({ space, ...place }: SpacePlace & { space?: MechanicalSpaceRow }) =>
  space ? <Edit {...place} space={space} /> : <Add {...place} />

const Add = ({ gId, bId }: SpacePlace) => {
  const t = useWords(words)
  const initial = { GroupId: gId, BuildingId: bId, SpaceName: '', Floor: '', Note: '' }
  const form = useCallForm(AddMechanicalSpace, { initial, done, refresh: changed })
  return (
    <FormDialog title={t('spaces.add')} form={form}>
      <Fields form={form} />
    </FormDialog>
  )
}

const Edit = ({ gId, bId, space: { id, Version, SpaceName, Floor, Note } }: SpacePlace & { space: MechanicalSpaceRow }) => {
  const t = useWords(words)
  const initial = { GroupId: gId, BuildingId: bId, SpaceId: id, Version, SpaceName, Floor, Note }
  const form = useCallForm(EditMechanicalSpace, { initial, done, refresh: changed, reads: [GetMechanicalSpaces] })
  return (
    <FormDialog title={t('spaces.edit')} form={form}>
      <Fields form={form} />
    </FormDialog>
  )
}

type Space = Input<typeof AddMechanicalSpace>

const Fields = ({ form }: { form: CallForm<Space> }) => {
  const t = useWords(words)
  return (
    <>
      <FieldRow>
        <TextField of={form} name="SpaceName" label={t('spaces.name')} maxLength={100} required />
        <TextField of={form} name="Floor" label={t('spaces.floor')} maxLength={40} />
      </FieldRow>
      <TextAreaField of={form} name="Note" label={t('spaces.note')} maxLength={500} rows={2} />
    </>
  )
}
