import { Button, Group, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import type { Language } from '../../../../core/words.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { newId } from '../../../../ui/newId.ts'
import { useWords } from '../../../../ui/words.tsx'
import { makeField, nextCode } from '../../../base/fields/rules.ts'
import { FieldsEditor } from '../../../base/fields/screens/FieldsEditor.tsx'
import { LanguageSwitch } from '../../../base/fields/screens/LanguageSwitch.tsx'
import type { FieldStyleName } from '../../../base/fields/styles.ts'
import { mostOptions, mostQuestions, questionTypes, roundQuestionTypes } from '../../equipment/questions.ts'
import { QuestionParts } from '../../equipment/screens/QuestionParts.tsx'
import { editQuestions } from '../../equipment/screens/questionsForm.ts'
import { words as equipmentWords } from '../../equipment/words.ts'
import { words } from '../words.ts'
import { questionsFor, type StopTemplate, type StopValues, stopIn } from './roundForm.ts'

type QuestionsProps = { stop: CallForm<StopValues>; templates: readonly StopTemplate[]; collects: boolean }

const stylesOf = (types: readonly string[]) =>
  types.flatMap((type): FieldStyleName[] => (type === 'TakePhoto' ? [] : [`round.${type}` as FieldStyleName])) // a row of the table for each
const [usual, withLines] = [stylesOf(questionTypes), stylesOf(roundQuestionTypes)]

/** What is asked at a stop: it begins with the questions of its type, and is changed for this round alone. */
export const StopQuestions = ({ stop, templates, collects }: QuestionsProps) => {
  const t = useWords(words)
  const tq = useWords(equipmentWords)
  const [language, setLanguage] = useState<Language>('en')
  const fields = editQuestions(stop, 'FormTemplateFields')
  const again = () => stop.put(before => ({ ...before, ...questionsFor(templates, stopIn(before).EquipmentType) }))
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Text fw={620}>{t('builder.ownQuestions')}</Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="subtle" leftSection={<IconRefresh size={14} aria-hidden />} onClick={again}>
            {t('builder.fromTemplate')}
          </Button>
          <LanguageSwitch value={language} onChange={setLanguage} />
        </Group>
      </Group>
      <FieldsEditor
        form={fields}
        language={language}
        styles={collects ? withLines : usual}
        makeNext={style => ({ ...makeField(style, nextCode(fields.values.Fields.map(({ Code }) => Code))), Key: newId() })}
        most={mostQuestions}
        mostChoices={mostOptions}
        lockedLast={1}
        showCodes
        parts={props => <QuestionParts {...props} form={fields} />}
        removing={{
          ask: () => confirm({ title: tq('questions.deleteTitle'), text: tq('questions.deleteText'), danger: true }),
          select: place => tq('questions.select', { n: String(place) }),
          remove: count => tq('questions.delete', { n: String(count) }),
        }}
      />
    </div>
  )
}
