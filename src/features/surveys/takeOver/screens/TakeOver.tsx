import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import type { Call } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import { refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Pending } from '../../../../ui/pages.tsx'
import { AddressLink, href, type ParamsOf } from '../../../../ui/route.ts'
import { CallError } from '../../../../ui/send.ts'
import { adoptSelection } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetSurvey } from '../../surveyAnswers/contract.ts'
import { contentSurvey, customerSurvey } from '../../surveyAnswers/routes.ts'
import { GetTakeOver, TakeOverSurvey } from '../contract.ts'
import { type TakeOver, type TakeOverGroup, takeOverGroups } from '../model.ts'
import { words } from '../words.ts'
import { ItemRow } from './ItemRow.tsx'
import { Runs } from './Runs.tsx'
import classes from './takeOver.module.css'
import { UnplacedAnswers } from './UnplacedAnswers.tsx'
import { useChoice } from './useChoice.ts'

type Params = ParamsOf<'/surveyTakeOver/{gId}/{bId}/{builderId}'>
const changed: readonly Call[] = [GetTakeOver, GetSurvey]

/** What the customer said beside what the building has; what is ticked becomes the building's. */
export const Screen = ({ params }: { params: Params }) => {
  const { gId, bId } = params
  useEffect(() => adoptSelection({ gId, bId }), [gId, bId])
  const query = useCall(GetTakeOver, params)
  if (query.data) return <Comparison params={params} data={query.data} />
  return query.error ? <LoadFailed query={query} /> : <Pending />
}

const Comparison = ({ params, data }: { params: Params; data: TakeOver }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { gId, bId, builderId } = params
  const place = { GroupId: gId, BuildingId: bId, BuilderId: builderId }
  const back = href(contentSurvey, params, { responses: true })
  const choice = useChoice(data.Items)
  const same = data.Items.length - choice.open.length
  return (
    <Page
      title={t('title')}
      lead={t('lead', { building: nameIn(data.BuildingName, language) })}
      crumbs={[
        { label: t('surveys'), to: href(customerSurvey) },
        { label: data.SurveyName || t('responses'), to: back },
        { label: t('title') },
      ]}
      actions={
        <Button component={AddressLink} href={back} variant="default">
          {t('back')}
        </Button>
      }
    >
      <div className={classes.page}>
        <Runs place={place} runs={data.Runs} changed={changed} />
        {data.BuilderStatus !== 'Active' ? (
          <EmptyState text={t('notAccepted')} hint={t('notAcceptedHint')} />
        ) : choice.open.length === 0 ? (
          <EmptyState text={t('allSame')} hint={t('allSameHint')} />
        ) : (
          <>
            {takeOverGroups.map(group => (
              <GroupCard key={group} group={group} params={params} choice={choice} />
            ))}
            {same > 0 && <p className={classes.note}>{t('same', { n: same })}</p>}
          </>
        )}
        <UnplacedAnswers names={data.Kept} />
        {choice.free.length > 0 && <Foot place={place} choice={choice} />}
      </div>
    </Page>
  )
}

type Choice = ReturnType<typeof useChoice>

const GroupCard = ({ group, params: { gId, bId }, choice }: { group: TakeOverGroup; params: Params; choice: Choice }) => {
  const t = useWords(words)
  const items = choice.open.filter(({ Group: of }) => of === group)
  if (items.length === 0) return null
  const compared = group === 'BasicInfo' || group === 'Branding' || items.some(({ Match }) => Match)
  const lead = group === 'Contacts' || group === 'Employees' || group === 'Wifi' ? t(`groupLeads.${group}`) : null
  return (
    <Section
      title={t(`groups.${group}`)}
      side={t('ticked', { n: items.filter(choice.isTicked).length, all: items.length })}
      collapsible={false}
    >
      {lead && <p className={classes.note}>{lead}</p>}
      {compared && (
        <div className={classes.heads} aria-hidden>
          <span />
          <span>{t('said')}</span>
          <span>{t('has')}</span>
        </div>
      )}
      {items.map(item => (
        <ItemRow
          key={item.Key}
          place={{ gId, bId }}
          item={item}
          ticked={choice.isTicked(item)}
          fill={choice.fillOf(item)}
          problems={choice.problemsOf(item)}
          onTick={on => choice.tick(item, on)}
          onFill={next => choice.fill(item, next)}
        />
      ))}
    </Section>
  )
}

const Foot = ({ place, choice }: { place: { GroupId: string; BuildingId: string; BuilderId: string }; choice: Choice }) => {
  const t = useWords(words)
  const { chosen, free } = choice
  const write = useWrite(TakeOverSurvey, {
    refresh: changed,
    onSaved: ({ Taken }) => {
      choice.begin()
      toast.success(t('done', { n: Taken }))
    },
    onRefused: error => {
      if (!(error instanceof CallError)) return false
      choice.setProblems(error.fields)
      if (error.code === 'sys.obj.cfl') void refresh(GetTakeOver)
      showFirst(error.fields[0]?.Field)
      return false
    },
  })
  const Items = chosen.map(item => ({ Key: item.Key, Seen: item.Seen, Fill: choice.fillOf(item) }))
  return (
    <div className={classes.foot}>
      <Group gap="xs">
        <span className={classes.count}>{t('ticked', { n: chosen.length, all: free.length })}</span>
        <Button variant="subtle" size="compact-sm" onClick={() => choice.tickAll(chosen.length < free.length)}>
          {t(chosen.length < free.length ? 'tickAll' : 'tickNone')}
        </Button>
      </Group>
      <Button disabled={chosen.length === 0} loading={write.running} onClick={() => void write.run({ ...place, Items })}>
        {t('take', { n: chosen.length })}
      </Button>
    </div>
  )
}

const showFirst = (field: string | undefined): void => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-key]')]
  const row = rows.find(one => field === one.dataset.key || field?.startsWith(`${one.dataset.key}.`))
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
}
