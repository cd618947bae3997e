import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import type { Language } from '../../../../core/words.ts'
import { useCall } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { makeField, nextCode } from '../../../base/fields/rules.ts'
import { FieldsEditor } from '../../../base/fields/screens/FieldsEditor.tsx'
import { LanguageSwitch } from '../../../base/fields/screens/LanguageSwitch.tsx'
import type { FieldStyleName } from '../../../base/fields/styles.ts'
import { GetQuestionTemplate, GetQuestionTemplates, SaveQuestionTemplate } from '../contract.ts'
import type { TemplateRow } from '../model.ts'
import { mostOptions, mostQuestions, questionTypes } from '../questions.ts'
import { questionsSaved } from '../rules.ts'
import { words } from '../words.ts'
import { QuestionParts } from './QuestionParts.tsx'
import { editQuestions } from './questionsForm.ts'

type DialogProps = { gId: string; bId: string; row: TemplateRow }
type Template = Output<typeof GetQuestionTemplate>

/** The questions of a type, composed: kept for the building. */
export const QuestionsDialog = ({ gId, bId, row }: DialogProps) => {
  const sType = row.StopType === 'Location' ? 'Location' : 'Equipment'
  const type = row.Type as Template['Type'] // the list is of known types
  const found = useCall(GetQuestionTemplate, { gId, bId, sType, type }, { quiet: true, load: 'always' })
  if (found.isError && !found.data) return <LoadFailed query={found} />
  if (!found.data || found.isFetching) return <Skeletons.Form fields={4} />
  return <Questions gId={gId} bId={bId} row={row} template={found.data} />
}

const styles = questionTypes.flatMap((type): FieldStyleName[] => (type === 'TakePhoto' ? [] : [`round.${type}`]))

const Questions = ({ gId, bId, row, template }: DialogProps & { template: Template }) => {
  const t = useWords(words)
  const [ui] = useLanguage()
  const [language, setLanguage] = useState<Language>('en')
  const { TemplateId, Version, StopType, Type, Fields, Equipment } = template
  const form = useCallForm(SaveQuestionTemplate, {
    initial: { GroupId: gId, BuildingId: bId, TemplateId, Version, StopType, Type, Fields },
    done: questionsSaved,
    refresh: [GetQuestionTemplates, GetQuestionTemplate],
  })
  const fields = editQuestions(form, 'Fields')
  return (
    <FormDialog title={t('questions.dialog')} form={form} submit={t('questions.save')} size="xl" blocked={!form.dirty}>
      <Text fw={620}>{t('questions.of', { type: row.EquipmentTypeDisplayText[ui] })}</Text>
      <Text size="sm" c="var(--ink-soft)">
        {t('questions.affects', { n: Equipment })} {t('questions.fixedPhoto')}
      </Text>
      <LanguageSwitch value={language} onChange={setLanguage} />
      <FieldsEditor
        form={fields}
        language={language}
        styles={styles}
        makeNext={style => makeField(style, nextCode(fields.values.Fields.map(({ Code }) => Code)))}
        most={mostQuestions}
        mostChoices={mostOptions}
        lockedLast={1}
        showCodes
        parts={props => <QuestionParts {...props} form={fields} />}
        removing={{
          ask: () => confirm({ title: t('questions.deleteTitle'), text: t('questions.deleteText'), danger: true }),
          select: place => t('questions.select', { n: String(place) }),
          remove: count => t('questions.delete', { n: String(count) }),
        }}
      />
    </FormDialog>
  )
}
