import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useContext } from 'react'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { CheckField, LocalizedField, SelectField } from '../../../../../ui/form/fields.tsx'
import { markField } from '../../../../../ui/form/useCallForm.ts'
import { useSay } from '../../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { entityTypes } from '../../../../property/entityTypes/model.ts'
import { formIn, type PanelProps } from '../../screens/panelForm.ts'
import { type FeedbackForm, mostChoices, withChoice, withoutChoice } from './definition.ts'
import classes from './Panel.module.css'
import { words } from './words.ts'

const asks = ['AskCES', 'AskNPS', 'AskComment', 'AskRole', 'AskEmail'] as const

/** What a feedback page asks. */
export const Panel = ({ form }: PanelProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { values, at } = formIn<FeedbackForm>(form)
  return (
    <>
      <LocalizedField of={form} name={at('Questions.0.QuestionText')} label={t('first')} maxLength={500} required />
      <SelectField
        of={form}
        name={at('EntityType')}
        label={t('EntityType')}
        options={entityTypes.map(one => ({ value: one.Code, label: one.Label[language] }))}
        required
      />
      <fieldset className={classes.asks}>
        <legend>{t('asks')}</legend>
        {asks.map(field => (
          <CheckField key={field} of={form} name={at(field)} label={t(`${field}`)} />
        ))}
      </fieldset>
      {values.AskRole && <LocalizedField of={form} name={at('Questions.1.QuestionText')} label={t('second')} maxLength={500} />}
      <Choices form={form} />
      <LocalizedField of={form} name={at('ThankYou')} label={t('ThankYou')} maxLength={500} />
    </>
  )
}

const Choices = ({ form }: PanelProps) => {
  const t = useWords(words)
  const say = useSay()
  const reading = useContext(FieldMode) !== 'edit'
  const { values, at, change } = formIn<FeedbackForm>(form)
  const choices = values.Questions[1]?.Choices ?? []
  const missing = form.problemAt(at('Questions.1.Choices'))
  return (
    <fieldset className={classes.choices} {...markField(form, at('Questions.1.Choices'))}>
      <legend>{t('choices')}</legend>
      {choices.map(({ Value }, i) => (
        <div key={Value} className={classes.choice}>
          <LocalizedField
            of={form}
            name={at(`Questions.1.Choices.${i}.Text`)}
            label={t('choice', { n: String(i + 1) })}
            maxLength={200}
            required
          />
          {!reading && (
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={t('removeChoice', { n: String(i + 1) })}
              onClick={() => change(before => withoutChoice(before, i))}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {missing && <p className={classes.missing}>{say(missing)}</p>}
      {!reading && choices.length < mostChoices && (
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => change(withChoice)}>
          {t('addChoice')}
        </Button>
      )}
    </fieldset>
  )
}
