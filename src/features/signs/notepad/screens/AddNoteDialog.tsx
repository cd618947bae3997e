import { useCall } from '../../../../ui/calls.ts'
import { SelectField, TextAreaField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetCarouselNotes, GetNoteHubs, GetPrintProofNotes, SaveCarouselNote, SavePrintProofNote } from '../contract.ts'
import { categoriesOf, categoryLabel, type ProofType, requestTypeLabels, requestTypes } from '../model.ts'
import { words } from '../words.ts'

/** `about`: the code and the page that the note is about already. */
type AddNoteProps = { gId: string; bId: string; type: ProofType; about?: { Hub: string; Page: string } }

/** Writes a note on a page or on a sign of a building. */
export const AddNoteDialog = ({ gId, bId, type, about = { Hub: '', Page: '' } }: AddNoteProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const hubs = useCall(GetNoteHubs, { gId, bId }, { quiet: true }).data?.Hubs ?? []
  const form = useCallForm(type === 'SignProof' ? SavePrintProofNote : SaveCarouselNote, {
    initial: { GroupId: gId, BuildingId: bId, Note: '', Category: '', RequestType: '', ...about },
    done: 'Successfully saved',
    refresh: [GetCarouselNotes, GetPrintProofNotes],
  })
  const pages = hubs.find(({ QrCodeId }) => QrCodeId === form.values.Hub)?.Items ?? []
  const toHub = (id: string | null) => {
    const [only, ...others] = hubs.find(({ QrCodeId }) => QrCodeId === id)?.Items ?? []
    form.put(before => ({ ...before, Hub: id ?? '', Page: only && others.length === 0 ? only.ItemId : '' }))
  }
  return (
    <FormDialog title={t('add')} form={form}>
      <FieldRow>
        <SelectField
          of={form}
          name="Category"
          label={t('category')}
          options={categoriesOf(type).map(value => ({ value, label: categoryLabel(value)[language] }))}
          required
        />
        <SelectField
          of={form}
          name="RequestType"
          label={t('requestType')}
          options={requestTypes.map(value => ({ value, label: requestTypeLabels[value][language] }))}
          required
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          of={form}
          name="Hub"
          label={t('hub')}
          options={hubs.map(({ QrCodeId, QrName, SignId }) => ({ value: QrCodeId, label: QrName, detail: String(SignId) }))}
          onPick={toHub}
          required
        />
        <SelectField
          of={form}
          name="Page"
          label={t('page')}
          options={pages.map(({ ItemId, ButtonName }) => ({ value: ItemId, label: ButtonName }))}
          required
        />
      </FieldRow>
      <TextAreaField of={form} name="Note" label={t('note')} maxLength={2000} rows={4} required />
    </FormDialog>
  )
}
