import { z } from '../../../../core/call.ts'
import { boundWords, hintWords } from '../../../../core/messageWords.ts'
import { messages, type Problem } from '../../../../core/problem.ts'
import { makeTranslate } from '../../../../core/translator.ts'
import type { Language } from '../../../../core/words.ts'
import { safeUrl } from '../../../../platform/safeUrl.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { findAnswerProblems, joinInputs, listInputs, readAnswers } from '../../../base/fields/rules.ts'
import { addRequest } from '../../requests/data.ts'
import type { Typed } from '../../scanPage/model.ts'
import type { CodeItem, Scannable } from '../../scanPage/scannable.server.ts'
import { leadsElsewhere } from '../members.ts'
import { visitorText } from '../visitorText.ts'
import type { FieldOnlyDefinition } from './definition.ts'
import type { FieldOnlyContent } from './model.ts'
import { fieldOnlyWords } from './scanWords.ts'
import { readField, TemplateField } from './wire.ts'

const translate = makeTranslate([hintWords, boundWords])
const FieldsIn = z.array(TemplateField)

/** The page of a field-only type: its fields, and the answers kept in rows under the version of the form that was answered. */
export const makeFieldOnly = (definition: FieldOnlyDefinition): Scannable<FieldOnlyContent> => {
  const fieldsIn = (form: CodeItem['Form']): FormField[] => {
    const parsed = FieldsIn.safeParse(form.Fields)
    return parsed.success ? parsed.data.map(readField) : []
  }
  return {
    // A code that the form had when it was opened is no attack: `problems` says that the form has changed.
    leadsTo: form => (leadsElsewhere(form) ? safeUrl(form.ExternalUrl) : null),
    isField: name => /^Q\d{3,6}(\.\w{1,5})?$/.test(name),
    page: ({ item, language }) => ({
      view: 'fieldOnly',
      title: definition.Label[language],
      content: { heading: definition.Heading[language], fields: fieldsIn(item.Form).map(field => inLanguage(field, language)) },
    }),
    problems: ({ item, language, values }): Typed => {
      const fields = fieldsIn(item.Form)
      const t = fieldOnlyWords[language]
      const inputs = listInputs(fields)
      if (Object.keys(values).some(name => !inputs.includes(name))) return { '': t.changed }
      const sent = joinInputs(fields, values)
      const found = findAnswerProblems(fields, sent, { complete: true })
      if (found.length === 0 && Object.keys(readAnswers(fields, sent)).length === 0) return { '': t.nothing }
      return Object.fromEntries(found.map(one => [one.Field, tell(one, language)]))
    },
    request: true,
    store: async ({ tx }, { RequestId: id, code, item, language, values, now }) => {
      const fields = fieldsIn(item.Form)
      const { GroupId, QrCodeId, building } = code
      const of = { id, BuildingId: building.id, QrCodeId, ItemId: item.id, FunctionalityType: definition.type, Language: language }
      await addRequest({ tx, GroupId, now }, { ...of, fields, answers: readAnswers(fields, joinInputs(fields, values)) })
    },
  }
}

/** A problem in the visitor's language; an English hint is one already. */
const tell = ({ Message, Hint = Message }: Problem, language: Language): string => {
  if (Message === messages.required) return fieldOnlyWords[language].needed
  return language === 'en' ? Hint : translate(Hint, language)
}

/** A field with its texts as the visitor reads them; those of the template are known in French too. */
const inLanguage = (field: FormField, language: Language): FormField => {
  const shown = (text: FormField['Text']) => ({ en: visitorText({ en: text.en, ...(text.es && { es: text.es }) }, language) })
  return {
    ...field,
    Text: shown(field.Text),
    ...(field.Help && { Help: shown(field.Help) }),
    Choices: field.Choices.map(choice => ({ ...choice, Text: shown(choice.Text) })),
  }
}
