import { Anchor } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { AddressLink } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { AssigneeField } from '../../../base/handling/screens/AssigneeField.tsx'
import { HandledSide, HandlingForm, LinkLines } from '../../../base/handling/screens/Handled.tsx'
import { useAssignees } from '../../../base/handling/screens/useAssignees.ts'
import { MailLink } from '../../../property/contacts/screens/reach.tsx'
import { SentFrom } from '../../inbox/screens/SentFrom.tsx'
import { AssignAnswer, GetAnswer, GetAnswers, type OpenedAnswer } from '../contract.ts'
import { words } from '../words.ts'

type SideProps = { gId: string; answer: OpenedAnswer }

/** Beside an answer: assignee, visitor, place. */
export const AnswerSide = ({ gId, answer }: SideProps) => {
  const t = useWords(words)
  const { Email, UserName, Company } = answer
  return (
    <HandledSide label={t('handling')}>
      <Section title={t('handling')} collapsible={false}>
        <Handling gId={gId} answer={answer} />
      </Section>
      {(Email || UserName || Company) && (
        <Section title={t('from')} collapsible={false}>
          <LinkLines>
            <strong>{UserName || t('anonymous')}</strong>
            {Company}
            {Email && <MailLink email={Email} label={UserName || Email} />}
          </LinkLines>
        </Section>
      )}
      <Section title={t('place')} collapsible={false}>
        <SentFrom gId={gId} place={answer}>
          <Anchor component={AddressLink} href={`/analyticsFeedback/${answer.BuildingId}`} inherit>
            <IconChartBar size={14} aria-hidden /> {t('openFigures')}
          </Anchor>
        </SentFrom>
      </Section>
    </HandledSide>
  )
}

const Handling = ({ gId, answer }: SideProps) => {
  const t = useWords(words)
  const { AnswerId, Version, AssigneeId, Status } = answer
  const { options } = useAssignees(gId, answer.BuildingId, answer)
  const form = useCallForm(AssignAnswer, {
    initial: { GroupId: gId, AnswerId, Version, AssigneeId },
    done: t('saved'),
    refresh: [GetAnswer, GetAnswers],
    reads: [GetAnswer],
  })
  const open = Status !== 'Done'
  return (
    <HandlingForm form={form} open={open}>
      <AssigneeField of={form} row={answer} options={options} open={open} />
    </HandlingForm>
  )
}
