import { Button, Group, Stack, Text } from '@mantine/core'
import { callOnce, refresh, useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Gallery } from '../../../../ui/kit/Gallery.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetEquipment, GetEquipments } from '../../equipment/contract.ts'
import { equipmentLibrary } from '../../equipment/routes.ts'
import { AcceptProposal, DeclineProposal, GetEquipmentProposals } from '../contract.ts'
import { type EquipmentProposal, proposedNames } from '../model.ts'
import { words } from '../words.ts'
import classes from './proposals.module.css'

/** `/library/equipmentProposals`: what walks have found at equipment, beside what the library says; taken over or left, one by one. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const bId = useBuildingId()
  const query = useCall(GetEquipmentProposals, { gId, bId }, { quiet: true })
  const proposals = query.data?.Proposals
  return (
    <Page title={t('title')} lead={t('lead')} crumbs={[{ label: t('library'), to: href(equipmentLibrary) }, { label: t('title') }]}>
      {query.isError && !proposals && <LoadFailed query={query} />}
      {!query.isError && !proposals && <LinesSkeleton lines={6} />}
      {proposals?.length === 0 && <EmptyState text={t('none')} hint={t('noneHint')} />}
      <Stack gap="md">
        {proposals?.map(one => (
          <ProposalCard key={one.ProposalId} proposal={one} place={{ GroupId: gId, BuildingId: bId }} renew={() => query.refetch()} />
        ))}
      </Stack>
    </Page>
  )
}

type CardProps = { proposal: EquipmentProposal; place: { GroupId: string; BuildingId: string }; renew: () => Promise<unknown> }

const ProposalCard = ({ proposal, place, renew }: CardProps) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const { ProposalId, Version, EquipmentName, RoundName, EngineerName, CreatedDate, Facts, Now, Photos } = proposal
  const judge = async (call: typeof AcceptProposal, done: string) => {
    try {
      await callOnce(call, { ...place, ProposalId, Version })
      toast.success(done)
    } catch (error) {
      toast.error(error)
    }
    await refresh(GetEquipmentProposals, GetEquipments, GetEquipment)
  }
  const pictures = Photos.flatMap(({ FileId: id, Name: name, Link, Thumbnail: small }) =>
    Link ? [{ id, name, address: Link, small }] : [],
  )
  return (
    <Section title={EquipmentName} collapsible={false} side={dateTime(CreatedDate)}>
      <Stack gap="sm">
        <Text c="var(--ink-soft)" size="sm">
          {t('by', { name: EngineerName, round: RoundName })}
        </Text>
        <dl className={classes.facts}>
          {proposedNames.map(
            name =>
              Facts[name] !== undefined && (
                <div key={name}>
                  <dt>{t(`facts.${name}`)}</dt>
                  <dd>
                    {Now[name] && <s>{Now[name]}</s>} <strong>{Facts[name]}</strong>
                  </dd>
                </div>
              ),
          )}
        </dl>
        {pictures.length > 0 && <Gallery label={t('photos', { name: EquipmentName })} pictures={pictures} renew={renew} />}
        <Group justify="flex-end">
          <Button
            variant="default"
            aria-label={`${t('decline')}: ${EquipmentName}`}
            onClick={() => void judge(DeclineProposal, t('declined'))}
          >
            {t('decline')}
          </Button>
          <Button aria-label={`${t('accept')}: ${EquipmentName}`} onClick={() => void judge(AcceptProposal, t('accepted'))}>
            {t('accept')}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
