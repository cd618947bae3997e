import { useContext, useState } from 'react'
import { writePath } from '../../../../core/paths.ts'
import type { Language } from '../../../../core/words.ts'
import { FieldMode, ReadValue } from '../../../../ui/form/field.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { FormField } from '../../../base/fields/model.ts'
import { makeField, nextCode, styleOf } from '../../../base/fields/rules.ts'
import { FieldsEditor } from '../../../base/fields/screens/FieldsEditor.tsx'
import { LanguageSwitch } from '../../../base/fields/screens/LanguageSwitch.tsx'
import { useFieldText } from '../../../base/fields/screens/useFieldText.ts'
import { definitionOf } from '../definitions.ts'
import { formIn, type PanelForm, type PanelProps } from '../panels.ts'
import { MembersForm } from '../screens/MembersForm.tsx'
import type { FieldOnlyForm } from './definition.ts'
import { mostChoices, mostFields, readField, styleNames, writeField } from './wire.ts'
import { words } from './words.ts'

const templateLanguages: readonly Language[] = ['en', 'es']

/** What the page asks: its fields, in their order. */
export const Panel = ({ form }: PanelProps) => {
  const t = useWords(words)
  const [language, setLanguage] = useState<Language>('en')
  const [missing, setMissing] = useState(false)
  const fields = editFields(form)
  const Fields = fields.values.Fields
  const missesEnglish = form.problems.some(one => /^Item\.TemplateFormData\.Fields\..*\.en$/.test(one.Field))
  if (missesEnglish !== missing) {
    setMissing(missesEnglish)
    if (missesEnglish) setLanguage('en') // the text that is missing is in sight
  }
  const { members = {}, locked } = definitionOf(form.values.Item.FunctionalityType) ?? {}
  if (useContext(FieldMode) !== 'edit')
    return (
      <>
        <MembersForm form={form} members={members} />
        <FieldList fields={Fields} />
      </>
    )
  return (
    <>
      <MembersForm form={form} members={members} />
      <LanguageSwitch value={language} onChange={setLanguage} among={templateLanguages} help={t('languageHelp')} />
      <FieldsEditor
        form={fields}
        language={language}
        styles={styleNames}
        makeNext={() => makeField('scan.Text', nextCode(Fields.map(({ Code }) => Code)))}
        most={mostFields}
        mostChoices={mostChoices}
        lockedLast={locked?.last ?? 0}
      />
    </>
  )
}

const FieldList = ({ fields }: { fields: readonly FormField[] }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const textOf = useFieldText()
  return fields.map((field, i) => (
    <ReadValue key={field.Code} label={t('field', { n: i + 1 })}>
      {[textOf(field.Text), styleOf(field.Style).label[language], field.Required && t('required')].filter(Boolean).join(' · ')}
    </ReadValue>
  ))
}

const prefix = 'Item.TemplateFormData.'
// The form data calls the text of a field FieldText.
const placeOf = (path: string): string => prefix + path.replace(/^(Fields\.\d+\.)Text\b/, '$1FieldText')

type Values = { Fields: readonly FormField[] }
/** The fields of a code's form as the kit of fields edits them. */
const editFields = (form: PanelForm): CallForm<Values> => {
  const { values, change } = formIn<FieldOnlyForm>(form)
  const put: CallForm<Values>['put'] = next =>
    change(before => {
      const read = { Fields: before.Fields.map(readField) }
      const { Fields } = typeof next === 'function' ? next(read) : next
      return {
        ...before,
        Fields: Fields.map(field =>
          writeField(
            field,
            before.Fields.find(({ Code }) => Code === field.Code),
          ),
        ),
      }
    })
  return {
    ...form,
    values: { Fields: values.Fields.map(readField) },
    put,
    set: (path, value) => put(before => writePath(before, path, value)),
    problemAt: path => form.problemAt(placeOf(path)),
    differenceAt: path => form.differenceAt(placeOf(path)),
    reset: () => form.reset(),
    placeOf,
  }
}
