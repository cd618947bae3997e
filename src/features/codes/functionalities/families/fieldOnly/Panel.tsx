import { Text } from '@mantine/core'
import { useContext, useState } from 'react'
import { writePath } from '../../../../../core/paths.ts'
import type { Language } from '../../../../../core/words.ts'
import { FieldMode, ReadValue } from '../../../../../ui/form/field.tsx'
import type { CallForm } from '../../../../../ui/form/useCallForm.ts'
import { Upload } from '../../../../../ui/kit/Upload.tsx'
import { sendFile, wrongTypeOf } from '../../../../../ui/uploads.ts'
import { useSay } from '../../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import type { FormField } from '../../../../base/fields/model.ts'
import { makeField, nextCode, styleOf, typeOf } from '../../../../base/fields/rules.ts'
import { FieldsEditor, type FieldTags, type FileInputProps } from '../../../../base/fields/screens/FieldsEditor.tsx'
import { LanguageSwitch } from '../../../../base/fields/screens/LanguageSwitch.tsx'
import { useFieldText } from '../../../../base/fields/screens/useFieldText.ts'
import { buckets } from '../../../../base/files/buckets.ts'
import { MembersForm } from '../../../../base/members/screens/MembersForm.tsx'
import { meanings } from '../../../requests/model.ts'
import { definitionOf } from '../../definitions.ts'
import { formDataRoot, formIn, type PanelForm, type PanelProps } from '../../screens/panelForm.ts'
import type { FieldOnlyForm } from './definition.ts'
import { moreStyles, offeredStyles, tags, takesTags } from './offered.ts'
import { longestHelp, mostChoices, mostFields, readField, writeField } from './wire.ts'
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
  const tagsOf = useTags()
  const { members = {}, locked, canFail = false } = definitionOf(form.values.Item.FunctionalityType) ?? {}
  if (useContext(FieldMode) !== 'edit')
    return (
      <>
        <MembersForm form={form} root={formDataRoot} members={members} />
        <FieldList fields={Fields} />
      </>
    )
  return (
    <>
      <MembersForm form={form} root={formDataRoot} members={members} />
      <LanguageSwitch value={language} onChange={setLanguage} among={templateLanguages} help={t('languageHelp')} />
      <FieldsEditor
        form={fields}
        language={language}
        styles={offeredStyles}
        moreStyles={moreStyles}
        makeNext={style => makeField(style, nextCode(Fields.map(({ Code }) => Code)))}
        most={mostFields}
        mostChoices={mostChoices}
        lockedLast={locked?.last ?? 0}
        longestHelp={longestHelp}
        showCodes
        canFail={canFail}
        tagsOf={tagsOf}
        fileInput={props => <TermsFile {...props} />}
      />
    </>
  )
}

/** Some fields can be tagged; of what else an answer is, the word under which lists show it. */
const useTags = () => {
  const t = useWords(words)
  return ({ Style, Means }: FormField): FieldTags => {
    const means = meanings.find(one => one === Means)
    const isTag = tags.some(one => one === means)
    if (means && !isTag) return { offered: [], note: t('inLists', { name: t(`meanings.${means}`) }) }
    return { offered: isTag || takesTags(Style) ? tags.map(value => ({ value, label: t(`meanings.${value}`) })) : [] }
  }
}

/** The PDF that a field of terms gives. */
const TermsFile = ({ label, value, onChange, error }: FileInputProps) => {
  const say = useSay()
  const { accept, largest } = buckets.DownLoadForm
  return (
    <Upload
      label={label}
      value={value?.Name ?? null}
      accept={accept}
      largest={largest}
      required
      wrongType={wrongTypeOf('DownLoadForm')}
      {...(error !== undefined && { error: say(error) })}
      upload={(file, sending) => sendFile(file, 'DownLoadForm', sending)}
      onChange={(Link, file) => onChange(Link ? { Name: file?.name ?? Link, Link } : null)}
    />
  )
}

const FieldList = ({ fields }: { fields: readonly FormField[] }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const textOf = useFieldText()
  const tagsOf = useTags()
  return fields.map((field, i) => {
    const facts = [textOf(field.Text), styleOf(field.Style).label[language], field.Required && t('required'), tagsOf(field).note]
    const choices = typeOf(field).offersChoices && field.Choices.map(({ Text, Value }) => textOf(Text) || Value).join(', ')
    const failed = field.Choices.find(({ Value }) => Value === field.Fail?.Value)
    const fails = failed && t('failsAt', { answer: textOf(failed.Text) || failed.Value })
    const more = [choices, fails, textOf(field.Help), field.File?.Name].filter(Boolean)
    return (
      <ReadValue key={field.Code} label={t('field', { n: i + 1, code: field.Code })}>
        {facts.filter(Boolean).join(' · ')}
        {more.length > 0 && (
          <Text component="span" display="block" size="sm" c="var(--ink-soft)">
            {more.join(' · ')}
          </Text>
        )}
      </ReadValue>
    )
  })
}

const prefix = 'Item.TemplateFormData.'
// The form data calls the text of a field FieldText, and its file ValueText.
const placeOf = (path: string): string =>
  prefix +
  path.replace(/^(Fields\.\d+\.)(Text|File)\b/, (_, at: string, name: string) => at + (name === 'Text' ? 'FieldText' : 'ValueText'))

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
    problems: form.problems.flatMap(one => (one.Field.startsWith(prefix) ? [{ ...one, Field: one.Field.slice(prefix.length) }] : [])),
    problemAt: path => form.problemAt(placeOf(path)),
    differenceAt: path => form.differenceAt(placeOf(path)),
    reset: () => form.reset(),
    placeOf: path => form.placeOf?.(placeOf(path)) ?? placeOf(path),
  }
}
