import { RadioField, TextAreaField } from '../../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { GetProductCategories, SaveProductState } from '../../../adoption/contract.ts'
import { productStates } from '../../../adoption/model.ts'
import { NOTE_LENGTH } from '../../../adoption/rules.ts'
import { words as adoptionWords } from '../../../adoption/words.ts'
import { words } from './words.ts'

type Props = { place: { GroupId: string; BuildingId: string }; Product: string; name: string; State: string }

/** A note on a product and the state that it sets: Save needs both. */
export const NoteDialog = ({ place, Product, name, State }: Props) => {
  const t = useWords(words)
  const state = useWords(adoptionWords)
  const form = useCallForm(SaveProductState, {
    initial: { ...place, Product, State, Note: '' },
    done: 'Successfully saved',
    refresh: [GetProductCategories],
  })
  return (
    <FormDialog title={t('noteTitle', { product: name })} form={form}>
      <RadioField
        of={form}
        name="State"
        label={t('state')}
        required
        options={productStates.map(value => ({ value, label: state(`states.${value}`) }))}
      />
      <TextAreaField of={form} name="Note" label={t('text')} help={t('textHelp')} required rows={4} maxLength={NOTE_LENGTH} />
    </FormDialog>
  )
}
