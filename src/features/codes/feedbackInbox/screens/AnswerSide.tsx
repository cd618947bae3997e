import { Anchor } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { AddressLink } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { MailLink } from '../../../property/contacts/screens/reach.tsx'
import { HandlingForm, SentFrom } from '../../inbox/screens/Handled.tsx'
import { useAssignees } from '../../inbox/screens/useAssignees.ts'
import { AssignAnswer, GetAnswer, GetAnswers } from '../contract.ts'
import { words } from '../words.ts'
import type { OpenedAnswer } from './AnswerPage.tsx'
import classes from './feedbackInbox.module.css'

type SideProps = { gId: string; answer: OpenedAnswer }

/** Beside an answer: whom it is for, who gave it, where. */
export const AnswerSide = ({ gId, answer }: SideProps) => {
  const t = useWords(words)
  const { Email, UserName, Company } = answer
  return (
    <aside className={classes.column} aria-label={t('handling')}>
      <Section title={t('handling')} collapsible={false}>
        <Handling gId={gId} answer={answer} />
      </Section>
      {(Email || UserName || Company) && (
        <Section title={t('from')} collapsible={false}>
          <div className={classes.links}>
            <strong>{UserName || t('anonymous')}</strong>
            {Company}
            {Email && <MailLink email={Email} label={UserName || Email} />}
          </div>
        </Section>
      )}
      <Section title={t('place')} collapsible={false}>
        <SentFrom gId={gId} place={answer}>
          <Anchor component={AddressLink} href={`/analyticsFeedback/${answer.BuildingId}`} inherit>
            <IconChartBar size={14} aria-hidden /> {t('openFigures')}
          </Anchor>
        </SentFrom>
      </Section>
    </aside>
  )
}

const Handling = ({ gId, answer }: SideProps) => {
  const t = useWords(words)
  const { AnswerId, Version, AssigneeId, Status } = answer
  const { options, me } = useAssignees(gId, answer.BuildingId, answer)
  const form = useCallForm(AssignAnswer, {
    initial: { GroupId: gId, AnswerId, Version, AssigneeId },
    done: t('saved'),
    refresh: [GetAnswer, GetAnswers],
    reads: [GetAnswer],
  })
  return (
    <HandlingForm
      form={form}
      open={Status !== 'Done'}
      onTake={me && form.values.AssigneeId !== me ? () => form.put(before => ({ ...before, AssigneeId: me })) : null}
    >
      <SelectField of={form} name="AssigneeId" label={t('col.AssigneeName')} placeholder={t('nobody')} options={options} />
    </HandlingForm>
  )
}
