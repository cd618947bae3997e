import { Text } from '@mantine/core'
import { PreviewBulk } from '../../../../core/bulk.ts'
import { useCall } from '../../../../ui/calls.ts'
import { CheckField, LocalizedField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { entityTypeLabel } from '../../../property/entityTypes/model.ts'
import { GetQrCode } from '../../qr/contract.ts'
import type { SaveInput } from '../../qr/screens/editor/draft.ts'
import { draftOf } from '../../qr/screens/editor/draft.ts'
import { seenFrom } from '../../qr/screens/editor/itemForm.ts'
import { PagePreview } from '../../qr/screens/editor/pagePreview.ts'
import { type AskedQuestion, ChangeFeedbackQuestion, GetFeedbackQuestions } from '../contract.ts'
import { askedParts } from '../model.ts'
import { questionProblems } from '../rules.ts'
import { words } from '../words.ts'
import classes from './feedbackEngine.module.css'
import type { PlaceQuestion } from './questions.ts'

type ChangeProps = { gId: string; bId: string | null; entityType: string; question: PlaceQuestion }

/** Another question, or other parts, for all codes that ask this one; beside it the page of one of them. */
export const ChangeDialog = ({ gId, bId, entityType, question }: ChangeProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { Codes, Buildings: _buildings, QrCodeId, ...asked } = question
  const filter = { gId, ...(bId && { bId }), EntityType: entityType, ...asked }
  const { data: found } = useCall(PreviewBulk, { GroupId: gId, Call: ChangeFeedbackQuestion.path, filter })
  const form = useCallForm(ChangeFeedbackQuestion, {
    initial: { GroupId: gId, Rows: found?.Rows ?? [], Values: asked },
    check: ({ Values }) => (Values ? questionProblems(Values, 'Values.') : []),
    refresh: [GetFeedbackQuestions],
    onSaved: ({ Done, TaskId }) => toast.success(TaskId ? t('started') : t('changed', { n: Done })),
  })
  const values = form.values.Values ?? asked
  const n = found?.Rows.length ?? Codes
  return (
    <FormDialog
      title={t('changeOf', { place: entityTypeLabel(entityType, language) })}
      form={form}
      submit={t('submit', { n })}
      blocked={!found || found.Rows.length === 0}
    >
      <div className={classes.change}>
        <div className={classes.fields}>
          <LocalizedField of={form} name="Values.QuestionText" label={t('question')} maxLength={500} rows={3} required />
          <fieldset className={classes.fields} style={{ border: 0, padding: 0, margin: 0 }}>
            <legend>{t('asks')}</legend>
            {askedParts.map(part => (
              <CheckField key={part} of={form} name={`Values.${part}`} label={t(`parts.${part}`)} />
            ))}
          </fieldset>
          {found && found.Total > n && <Text size="sm">{t('capped', { n: String(n), total: String(found.Total) })}</Text>}
        </div>
        <Preview gId={gId} QrCodeId={QrCodeId} asked={values} />
      </div>
    </FormDialog>
  )
}

type PreviewProps = { gId: string; QrCodeId: string; asked: AskedQuestion }
/** The page of one of the codes, as it would be. */
const Preview = ({ gId, QrCodeId, asked: { QuestionText, ...asks } }: PreviewProps) => {
  const t = useWords(words)
  const { data: code } = useCall(GetQrCode, { gId, QrCodeId })
  if (!code) return null
  const at = Math.max(
    0,
    code.Items.findIndex(one => one.FunctionalityType === 'Feedback'),
  )
  const values = seenFrom(draftOf(gId, code) as SaveInput, at) // a saved code is a whole one
  const before = values.Item.TemplateFormData as { Questions?: readonly object[] }
  const [first, ...others] = before.Questions ?? []
  const TemplateFormData = { ...before, ...asks, Questions: [{ ...first, QuestionText }, ...others] }
  return (
    <section aria-label={t('preview')}>
      <PagePreview gId={gId} values={{ ...values, Item: { ...values.Item, TemplateFormData } }} />
    </section>
  )
}
