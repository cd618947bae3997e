import { Button, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { BuildingFilter } from '../../../property/buildings/screens/pickers/BuildingFilter.tsx'
import { entityTypeLabel } from '../../../property/entityTypes/model.ts'
import { GetFeedbackQuestions } from '../contract.ts'
import { askedParts, mostQuestions } from '../model.ts'
import { words } from '../words.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import classes from './feedbackEngine.module.css'
import type { PlaceQuestion, QuestionPlace } from './questions.ts'
import { RolesLine } from './RolesLine.tsx'

/** `/feedbackEngine`: what feedback codes of the building or the account ask, and how often it is answered. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { bId } = useSession()
  const query = useCall(GetFeedbackQuestions, { gId, ...(bId && { bId }) }, { quiet: true })
  const { data } = query
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      editNeeds={['ManageLibraries']}
      filters={<FilterRow first={<BuildingFilter placeholder={t('building')} hideLabel={false} />} others={noOthers} />}
    >
      {query.isError && <LoadFailed query={query} missing={t('missing')} />}
      {!data && !query.isError && <Skeleton height={420} radius="md" />}
      {data?.Places.length === 0 && <EmptyState text={t('empty')} hint={t('emptyHint')} />}
      {data?.IsCapped && <p className={classes.soft}>{t('more', { n: String(mostQuestions) })}</p>}
      {data && data.Places.length > 0 && (
        <div className={classes.places}>
          {data.Places.map(place => (
            <Place key={place.EntityType} place={place} />
          ))}
        </div>
      )}
    </Page>
  )
}

const noOthers = { set: 0, clear: () => {} }

const Place = ({ place }: { place: QuestionPlace }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const name = entityTypeLabel(place.EntityType, language)
  return (
    <Section title={name} side={t('answers', { n: place.Answers })} collapsible={false}>
      {place.Answers > 0 && <Answered place={place} />}
      <ul className={classes.questions}>
        {place.Questions.map(question => (
          <Question key={`${question.QrCodeId} ${JSON.stringify(question)}`} place={place} question={question} />
        ))}
      </ul>
    </Section>
  )
}

/** How often what is asked besides the score is answered and left out. */
const Answered = ({ place }: { place: QuestionPlace }) => {
  const t = useWords(words)
  const { number } = useFormats()
  const { Answers, CES, NPS, Comments, Roles, Questions } = place
  const stated = Roles.reduce((n, one) => n + one.Answers, 0)
  const parts = [
    ['AskCES', CES],
    ['AskNPS', NPS],
    ['AskComment', Comments],
    ['AskRole', stated],
  ] as const
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div className={classes.answered}>
      {parts.flatMap(([part, n]) => {
        if (!Questions.some(one => one[part])) return []
        const share = n / Answers
        const said = t('leftOut', { part: t(`parts.${part}`), share: percent(share), left: percent(1 - share) })
        return [
          <div key={part} className={classes.meter}>
            <span className={classes.said}>{said}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.fill} style={{ inlineSize: `${share * 100}%` }} />
            </span>
          </div>,
        ]
      })}
      <RolesLine roles={Roles} />
    </div>
  )
}

type QuestionProps = { place: QuestionPlace; question: PlaceQuestion }
const Question = ({ place, question }: QuestionProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const { can, bId } = useSession()
  const { QuestionText, Codes, Buildings } = question
  const asked = askedParts.filter(part => question[part]).map(part => t(`parts.${part}`))
  const name = entityTypeLabel(place.EntityType, language)
  const change = () =>
    dialogs.open(() => <ChangeDialog gId={gId} bId={bId} entityType={place.EntityType} question={question} />, { size: 980, phone: 'full' })
  return (
    <li className={classes.question}>
      <div className={classes.what}>
        <p className={classes.text}>{QuestionText.en}</p>
        <p className={classes.soft} lang={QuestionText.es ? 'es' : undefined}>
          {QuestionText.es || t('noSpanish')}
        </p>
        <p className={classes.soft}>
          {asked.length > 0 ? `${t('asks')}: ${asked.join(', ')}` : t('asksNothing')} · {t('codes', { codes: Codes, buildings: Buildings })}
        </p>
      </div>
      {can('ManageLibraries') && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPencil size={14} aria-hidden />}
          aria-haspopup="dialog"
          aria-label={`${t('change')}: ${name}, ${QuestionText.en}`}
          onClick={change}
        >
          {t('change')}
        </Button>
      )}
    </li>
  )
}
