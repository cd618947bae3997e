import { ActionIcon, Badge, Button, Text } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { fieldStyles } from '../../../base/fields/styles.ts'
import type { ProductQuestion, SurveyProduct } from '../model.ts'
import { words } from '../words.ts'
import { ProductLabel } from './ProductChoice.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import classes from './surveys.module.css'

type Props = { questions: readonly ProductQuestion[]; products: readonly SurveyProduct[]; onChange: (questions: ProductQuestion[]) => void }

/** The additional questions of a survey, product by product: add, edit, delete. */
export const Questions = ({ questions, products, onChange }: Props) => {
  const t = useWords(words)
  const inOrder = (all: ProductQuestion[]) =>
    products.flatMap(({ ProductName }) => all.filter(question => question.ProductName === ProductName))
  const add = () =>
    dialogs.open(() => <QuestionDialog products={products} onDone={made => onChange(inOrder([...questions, made]))} />, { size: 'xl' })
  const edit = (question: ProductQuestion) =>
    dialogs.open(
      () => (
        <QuestionDialog
          question={question}
          products={products}
          onDone={next => onChange(inOrder(questions.map(one => (one.Code === question.Code ? next : one))))}
        />
      ),
      { size: 'xl' },
    )
  const remove = async (question: ProductQuestion, what: string) => {
    const text = t('builder.deleteQuestionText', { what })
    if (await confirm({ title: t('builder.deleteQuestionTitle'), text, yes: t('delete'), danger: true }))
      onChange(questions.filter(one => one.Code !== question.Code))
  }
  return (
    <Section title={t('builder.questions')} side={t('builder.questionsSide', { n: questions.length })}>
      <Text size="sm" c="var(--ink-soft)" mb="md">
        {t(questions.length === 0 ? 'builder.noQuestions' : 'builder.questionsLead')}
      </Text>
      <ul className={classes.questions}>
        {questions.map(question => (
          <Row key={question.Code} question={question} onEdit={() => edit(question)} onRemove={what => void remove(question, what)} />
        ))}
      </ul>
      <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
        {t('builder.addQuestion')}
      </Button>
    </Section>
  )
}

type RowProps = { question: ProductQuestion; onEdit: () => void; onRemove: (what: string) => void }

const Row = ({ question, onEdit, onRemove }: RowProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { ProductName, ProductType, SectionTitle, SurveyQuestion, Fields } = question
  const what = SurveyQuestion[language] || SurveyQuestion.en
  const kinds = [...new Set(Fields.map(({ FieldType }) => fieldStyles[`survey.${FieldType}`].label[language]))].join(', ')
  const own = ProductType === 'Questions' ? [] : [t(`builder.form.${ProductType}`)]
  const counted = Fields.length > 0 || own.length === 0 ? [`${t('builder.fieldsCount', { n: Fields.length })}${kinds && `: ${kinds}`}`] : []
  return (
    <li className={classes.question}>
      <span className={classes.grow}>
        <span className={classes.over}>
          <Badge variant="light" tt="none" fw={500}>
            <ProductLabel name={ProductName} />
          </Badge>
          {SectionTitle[language] || SectionTitle.en}
        </span>
        <span className={classes.itemName}>{what}</span>
        <span className={classes.itemHelp}>{[...own, ...counted].join(' · ')}</span>
      </span>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('builder.editQuestion', { what })} onClick={onEdit}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('builder.deleteQuestion', { what })} onClick={() => onRemove(what)}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}
