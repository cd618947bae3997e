import { useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { checked } from '../../../../ui/form/problems.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetQrCode, GetQrCodes, SaveAEDSettings, SaveFireExtinguisherSettings, SaveQrCode } from '../contract.ts'
import { type SettingsType, settingsTypes } from '../rules.ts'
import { words } from '../words.ts'
import type { Code, SaveInput } from './draft.ts'
import type { SaveForm } from './useSaveForm.ts'

type Edited = { type: SettingsType; Fields: Record<string, unknown>[] }

/** The fields of a saved code that are the setting of its whole type, once they are not as they were. */
const findEdited = ({ Item }: SaveInput, code: Code | null): Edited | null => {
  const type = settingsTypes.find(one => one === Item.FunctionalityType)
  const [item] = code?.Items ?? []
  if (!type || item?.FunctionalityType !== type) return null
  const { Fields } = Item.TemplateFormData
  return JSON.stringify(Fields) === JSON.stringify(item.TemplateFormData.Fields) ? null : { type, Fields: Fields as Edited['Fields'] } // the type's form
}

/**
 * Before a code is saved: where its edited fields are those of all codes of its type, `save` asks, and then gives them to the others.
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
    if (!code || !edited || checked(SaveQrCode, values).problems.length > 0) return true
    if (!(await confirm({ title: t('settings.sure'), text: t(`settings.${edited.type}`), yes: t('save') }))) return false
    const { GroupId, BuildingId } = values
    const saved = await calls[edited.type].run({ GroupId, BuildingId, QrCodeId: code.QrCodeId, Fields: edited.Fields })
    return saved !== undefined
  }
  return { save }
}
