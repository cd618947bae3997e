import { Button, Text } from '@mantine/core'
import { useContext } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { RichTextField } from '../../../../ui/form/fields.tsx'
import { DialogPlace } from '../../../../ui/form/place.ts'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { useLabels } from '../../../property/buildings/screens/useLabels.ts'
import type { ContactRow } from '../../../property/contacts/model.ts'
import { contactEmailWords as words } from '../contactEmailWords.ts'
import { GetSurveyList, SendSurveyEmail } from '../contract.ts'
import type { SurveyRow } from '../model.ts'
import { newSurvey, surveyBuilder } from '../routes.ts'
import { surveySuccesses } from '../successes.ts'

type Props = { contact: ContactRow }
const all = { page: 0, perPage: 10_000 }

/** The survey e-mail to a contact: a completed survey of the building (of the portfolio's: of one that is assigned), and a text. */
export const SurveyEmailDialog = ({ contact }: Props) => {
  const gId = useGroupId()
  const { BuildingId: bId, AssignedBuildings } = contact
  const filter = { gId, ...(bId && { bId }), status: 'Completed' as const }
  const query = useCall(GetSurveyList, { filter, pagination: all, sort: { field: 'SurveyName', order: 'ASC' } })
  const { data } = query
  if (!data) return query.isError ? <LoadFailed query={query} /> : <LinesSkeleton lines={10} />
  const surveys = data.Builders.filter(one => bId || AssignedBuildings?.includes(one.BuildingId))
  return surveys.length > 0 ? <Letter contact={contact} surveys={surveys} /> : <None gId={gId} bId={bId} />
}

const Letter = ({ contact, surveys }: Props & { surveys: readonly SurveyRow[] }) => {
  const t = useWords(words)
  const say = useSay()
  const labels = useLabels()
  const { profile } = useSession()
  const { acId, UserId, Email, FullName, BuildingId } = contact
  const only = surveys.length === 1 ? surveys[0] : undefined
  const letter = (survey: SurveyRow | undefined) =>
    paragraphs(t('template', { name: FullName.en, survey: survey?.SurveyName ?? '…', sender: profile?.UserPersonal?.FullName ?? '' }))
  const choice = (survey: SurveyRow | undefined) => ({
    BuildingId: survey?.BuildingId ?? BuildingId ?? '',
    SurveyId: survey?.BuilderId ?? '',
  })
  const form = useCallForm(SendSurveyEmail, {
    initial: { GroupId: useGroupId(), ContactUserId: UserId ?? acId, Email, ...choice(only), Content: letter(only) },
    check: ({ SurveyId }) => (SurveyId ? [] : [{ Field: 'SurveyId', Message: 'Required' }]),
    done: surveySuccesses.linkSent,
  })
  const { SurveyId, Content } = form.values
  const pick = (id: string | null) => {
    const [before, now] = [SurveyId, id].map(one => surveys.find(({ BuilderId }) => BuilderId === one))
    const untouched = Content === letter(before)
    form.put(values => ({ ...values, ...choice(now), ...(untouched && { Content: letter(now) }) }))
  }
  const problem = form.problemAt('SurveyId')
  return (
    <FormDialog title={t('title')} form={form} submit={t('send')}>
      <Text size="sm">{t('lead', { email: Email })}</Text>
      <div data-form={form.id} data-field="SurveyId">
        <Picker
          label={t('which')}
          placeholder={t('pick')}
          options={surveys.map(one => ({
            id: one.BuilderId,
            label: one.SurveyName,
            ...(!BuildingId && { detail: labels.name(one.BuildingName) }),
          }))}
          value={SurveyId || null}
          onChange={pick}
          required
          {...(problem && { error: say(problem) })}
        />
      </div>
      <RichTextField key={SurveyId} of={form} name="Content" label={t('text')} required />
    </FormDialog>
  )
}

const None = ({ gId, bId }: { gId: string; bId: string | null }) => {
  const t = useWords(words)
  const { can } = useSession()
  const close = useContext(DialogPlace)?.close
  const to = bId ? href(surveyBuilder, { gId, bId }) : href(newSurvey)
  const build = can('CustomerSurveyLinks') && (
    <Button component={AddressLink} href={to} onClick={() => close?.()}>
      {t('build')}
    </Button>
  )
  return <EmptyState text={t('none')} hint={t('noneHint')} action={build} />
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, sign => escapes[sign] ?? '')
// As the editor writes it, so that an unchanged text is known again.
const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map(one => `<p>${escaped(one).replaceAll('\n', '<br>')}</p>`)
    .join('')
