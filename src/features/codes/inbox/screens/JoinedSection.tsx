import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconLink, IconUnlink } from '@tabler/icons-react'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestName } from '../../requests/bookings.ts'
import { JoinRequest } from '../../requestWork/contract.ts'
import { words } from '../../requestWork/words.ts'
import { GetRequest, GetRequests, type OpenedRequest } from '../contract.ts'
import { describeRequest } from '../listColumns.ts'
import { requestPage } from '../routes.ts'

type JoinedProps = { gId: string; request: OpenedRequest; mayEdit: boolean }
type Joined = OpenedRequest['Joined'][number]

/** The requests about the same problem: they go the way of the one that they are joined to. */
export const JoinedSection = ({ gId, request, mayEdit }: JoinedProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const part = useWrite(JoinRequest, { done: t('saved'), refresh: [GetRequest] })
  const { JoinedTo, Joined } = request
  const open = () => dialogs.open(() => <JoinDialog gId={gId} request={request} />, { size: 560 })
  const leave = (RequestId: string) => void part.run({ GroupId: gId, RequestId, JoinedId: null })
  return (
    <Section title={t('joined')} collapsible={false}>
      {JoinedTo && <Text>{t('joinedTo', { name: requestName(JoinedTo, language) })}</Text>}
      {JoinedTo && <RequestLink gId={gId} of={JoinedTo} />}
      {!JoinedTo && <Text c="dimmed">{t(Joined.length > 0 ? 'joinedLead' : 'joinedNone')}</Text>}
      {Joined.map(one => (
        <Group key={one.RequestId} gap="xs" justify="space-between" wrap="nowrap">
          <RequestLink gId={gId} of={one} />
          {mayEdit && (
            <Button
              variant="subtle"
              size="compact-sm"
              mih={44}
              loading={part.running}
              aria-label={t('partOf', { name: requestName(one, language) })}
              onClick={() => leave(one.RequestId)}
            >
              <IconUnlink size={16} aria-hidden />
            </Button>
          )}
        </Group>
      ))}
      {mayEdit && JoinedTo && (
        <Button
          variant="default"
          mt="sm"
          loading={part.running}
          leftSection={<IconUnlink size={16} aria-hidden />}
          onClick={() => leave(request.RequestId)}
        >
          {t('part')}
        </Button>
      )}
      {mayEdit && !JoinedTo && Joined.length === 0 && (
        <Button variant="default" mt="sm" leftSection={<IconLink size={16} aria-hidden />} onClick={open}>
          {t('join')}
        </Button>
      )}
    </Section>
  )
}

const RequestLink = ({ gId, of }: { gId: string; of: Joined }) => {
  const [language] = useLanguage()
  return (
    <Anchor component={AddressLink} href={href(requestPage, { groupId: gId, requestId: of.RequestId })} inherit>
      {[requestName(of, language), of.Name, of.Unit].filter(Boolean).join(' · ')}
    </Anchor>
  )
}

/** Requests to choose from: the newest of those that are open. */
const most = 100

const JoinDialog = ({ gId, request: { RequestId, BuildingId } }: Omit<JoinedProps, 'mayEdit'>) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const filter = { gId, bId: BuildingId, Kind: 'Work', Status: 'Open' } as const
  const found = useCall(GetRequests, { filter, pagination: { page: 0, perPage: most } }, { quiet: true }).data?.Requests ?? []
  const form = useCallForm(JoinRequest, {
    initial: { GroupId: gId, RequestId, JoinedId: null as string | null },
    done: t('saved'),
    refresh: [GetRequest],
  })
  return (
    <FormDialog title={t('joinTitle')} form={form} submit={t('save')} blocked={form.values.JoinedId === null}>
      <Text size="sm" c="dimmed">
        {t('joinedLead')}
      </Text>
      <SelectField
        of={form}
        name="JoinedId"
        label={t('joinPick')}
        help={t('joinSearch')}
        options={found
          .filter(one => one.RequestId !== RequestId)
          .map(one => ({
            value: one.RequestId,
            label: [requestName(one, language), one.Unit, describeRequest(one, language)].filter(Boolean).join(' · '),
          }))}
        required
      />
    </FormDialog>
  )
}
