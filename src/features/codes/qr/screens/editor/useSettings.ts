import { useWrite } from '../../../../../ui/calls.ts'
import { confirm } from '../../../../../ui/dialogs.tsx'
import { findCallProblems } from '../../../../../ui/form/problems.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { GetQrCode, GetQrCodes, SaveAEDSettings, SaveFireExtinguisherSettings, SaveQrCode } from '../../contract.ts'
import { type SettingsType, settingsTypes } from '../../rules.ts'
import { words } from '../../words.ts'
import { type Code, itemsOf, type SaveInput } from './draft.ts'
import type { SaveForm } from './useSaveForm.ts'

type Edited = { type: SettingsType; Fields: Record<string, unknown>[] }

/** The fields of a saved code's items that are the setting of their whole type, once they are not as they were. */
const findEdited = (values: SaveInput, code: Code | null): Edited[] =>
  itemsOf(values).flatMap((item): Edited[] => {
    const type = settingsTypes.find(one => one === item.FunctionalityType)
    const before = code?.Items.find(one => one.TemplateId === item.TemplateId)
    if (!type || before?.FunctionalityType !== type) return []
    const { Fields } = item.TemplateFormData
    return JSON.stringify(Fields) === JSON.stringify(before.TemplateFormData.Fields) ? [] : [{ type, Fields: Fields as Edited['Fields'] }] // the type's form
  })

/**
 * Before a code is saved: where its edited fields are those of all codes of their type, `save` asks, and then gives them to the others.
 * True when the code itself may be saved; a code with problems is left to its own save, which shows them.
 */
export const useSettings = (form: SaveForm, code: Code | null) => {
  const t = useWords(words)
  const refresh = [GetQrCodes, GetQrCode]
  const calls = {
    AEDInspection: useWrite(SaveAEDSettings, { refresh }),
    FireExtinguisherInspection: useWrite(SaveFireExtinguisherSettings, { refresh }),
  }
  const save = async (): Promise<boolean> => {
    const { values } = form
    const edited = findEdited(values, code)
    if (!code || edited.length === 0 || findCallProblems(SaveQrCode, values).problems.length > 0) return true
    for (const { type, Fields } of edited) {
      if (!(await confirm({ title: t('settings.sure'), text: t(`settings.${type}`), yes: t('save') }))) return false
      const { GroupId, BuildingId } = values
      if (!(await calls[type].run({ GroupId, BuildingId, QrCodeId: code.QrCodeId, Fields }))) return false
    }
    return true
  }
  return { save }
}
