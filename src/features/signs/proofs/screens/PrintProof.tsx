import { Badge, Button, Group, Text } from '@mantine/core'
import { IconFileTypePdf, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { labelIn } from '../../../../core/labels.ts'
import { callOnce, useCall, useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { CopyField } from '../../../../ui/kit/CopyField.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useMoves } from '../../../../ui/useMoves.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import { qrTypeLabel } from '../../../codes/qr/listColumns.ts'
import { printSettings } from '../../printing/routes.ts'
import { SignPicture } from '../../printing/screens/SignPicture.tsx'
import { GetProofReportLink, GetSignProof, GetSignProofs, MoveSignProof, ProposeSignAgain } from '../contract.ts'
import { type ProofItem, proofKind, type SignProof } from '../model.ts'
import { proofMoves, type StaffMove } from '../moves.ts'
import { proofReport } from '../routes.ts'
import { words } from '../words.ts'
import { StartButton } from './ProofReport.tsx'
import classes from './proofs.module.css'
import { SendDialog } from './SendDialog.tsx'

/** Signs that are drawn at once. */
const shownAtOnce = 24
const refreshed = [GetSignProof, GetSignProofs]

/** `/printProof`: each sign of the newest review of a building as it will be printed, and what was decided. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const { bId, can } = useSession()
  const [{ qrType }, setUrl] = useUrlState({ qrType: '' })
  const [most, setMost] = useState(shownAtOnce)
  const query = useCall(GetSignProof, bId ? { gId, bId } : null, { quiet: true })
  const crumbs = [{ label: t('title'), to: href(proofReport) }, { label: t('print.title') }]
  const proof = query.data?.Proof
  if (query.isError && !query.data)
    return (
      <Page title={t('print.title')} crumbs={crumbs}>
        <LoadFailed query={query} />
      </Page>
    )
  if (!query.data)
    return (
      <Page title={t('print.title')} crumbs={crumbs}>
        <LinesSkeleton lines={8} />
      </Page>
    )
  if (!proof)
    return (
      <Page title={t('print.title')} crumbs={crumbs}>
        <EmptyState text={t('print.none')} hint={t('print.noneHint')} action={can('ManageLibraries') ? <StartButton /> : undefined} />
      </Page>
    )
  const { Completion, CurrentPrintSettings: items } = proof
  const types = [...new Set(items.map(one => one.QrType))]
  const found = qrType ? items.filter(one => one.QrType === qrType) : items
  const shown = found.slice(0, most)
  return (
    <Page
      title={t('print.title')}
      lead={t('print.lead', {
        building: labelIn(proof.BuildingName, language),
        done: String(Completion.Complete),
        all: String(Completion.Total),
      })}
      crumbs={crumbs}
      actions={<HistoryButton of={proofKind} id={proof.ProofId} />}
      action={<Moves gId={gId} proof={proof} />}
      editNeeds={['ManageLibraries']}
      filters={
        <FilterSelect
          label={t('print.type')}
          any={t('print.all')}
          options={types.map(value => ({ value, label: qrTypeLabel({ QrType: value, FunctionalityType: value }, language) }))}
          value={qrType}
          onChange={next => setUrl({ qrType: next })}
        />
      }
    >
      <Group gap="md">
        <Badge variant="light">{t(`statuses.${proof.Status}`)}</Badge>
        {proof.Recipients.length > 0 && <Text size="sm">{t('print.sentTo', { names: proof.Recipients.join(', ') })}</Text>}
        {can('ManageLibraries') && <ReportButton gId={gId} bId={proof.BuildingId} />}
      </Group>
      {proof.Link && <CopyField label={t('print.link')} value={proof.Link} />}
      <div className={classes.cards}>
        {shown.map(one => (
          <ItemCard key={one.id} gId={gId} proof={proof} item={one} />
        ))}
      </div>
      {found.length > most && (
        <Button variant="default" w="fit-content" onClick={() => setMost(most + shownAtOnce)}>
          {t('print.more', { n: found.length - most })}
        </Button>
      )}
    </Page>
  )
}

const ReportButton = ({ gId, bId }: { gId: string; bId: string }) => {
  const t = useWords(words)
  const [running, setRunning] = useState(false)
  const open = async () => {
    setRunning(true)
    try {
      window.location.assign((await callOnce(GetProofReportLink, { gId, bId })).Link)
    } catch (error) {
      toast.error(error)
    }
    setRunning(false)
  }
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      loading={running}
      onClick={() => void open()}
    >
      {t('report.button')}
    </Button>
  )
}

const Moves = ({ gId, proof }: { gId: string; proof: SignProof }) => {
  const t = useWords(words)
  const offer = useMoves(proofMoves)
  const { run, running } = useWrite(MoveSignProof, { done: t('moved'), refresh: refreshed })
  const named = { GroupId: gId, BuildingId: proof.BuildingId, ProofId: proof.ProofId, Version: proof.Version }
  const button = (Move: StaffMove, isMain: boolean) => {
    const offered = offer(Move, proof.Status)
    if (!offered) return null
    const press = () =>
      Move === 'send'
        ? dialogs.open(() => <SendDialog named={named} before={proof.Recipients} />, { title: t('sendTitle') })
        : void run({ ...named, Move })
    return (
      <Button key={Move} variant={isMain ? 'filled' : 'default'} loading={running} onClick={press}>
        {offered.label}
      </Button>
    )
  }
  return (
    <>
      {button('handBack', false)}
      {button('takeBack', false)}
      {button('reopen', false)}
      {button('handOn', true)}
      {button('send', true)}
    </>
  )
}

const ItemCard = ({ gId, proof, item }: { gId: string; proof: SignProof; item: ProofItem }) => {
  const t = useWords(words)
  const { date } = useFormats()
  const mayEdit = useSession().can('ManageLibraries')
  const { run, running } = useWrite(ProposeSignAgain, { done: t('print.againDone'), refresh: refreshed })
  const { BuildingId, ProofId } = proof
  const again = () => void run({ GroupId: gId, BuildingId, ProofId, ItemId: item.id, Version: item.Version })
  const shown = item.Alternative ?? item.PrintSetting
  const told = item.Approve
    ? t('print.by', {
        decision: t(`decisions.${item.Approve}`),
        name: item.DecidedBy || '–',
        day: item.DecidedDate ? date(item.DecidedDate) : '',
      })
    : t('print.undecided')
  return (
    <Section title={item.QrName} side={String(item.SignId)} collapsible={false}>
      <SignPicture
        gId={gId}
        bId={BuildingId}
        QrCodeId={item.QrCodeId}
        SettingId={shown.SettingId}
        Headline={shown.Headline}
        name={`${item.QrName}, ${shown.Name}`}
      />
      <Text size="sm" mt="sm">
        {shown.Name}
      </Text>
      <Text size="sm" c={item.Approve === 'Reject' ? 'var(--danger-ink, var(--mantine-color-error))' : 'var(--ink-soft)'}>
        {told}
      </Text>
      {item.Notes.map(one => (
        <blockquote key={`${one.CreatedDate} ${one.Note}`} className={classes.note}>
          {one.Note}
        </blockquote>
      ))}
      <Group gap="xs" mt="sm">
        <Button
          component={AddressLink}
          href={href(printSettings, { groupId: gId, bId: BuildingId, qrId: item.QrCodeId })}
          variant="default"
          size="xs"
        >
          {t('print.settings')}
        </Button>
        {mayEdit && item.Approve === 'Reject' && (
          <Button size="xs" variant="default" leftSection={<IconRefresh size={14} aria-hidden />} loading={running} onClick={again}>
            {t('print.again')}
          </Button>
        )}
      </Group>
    </Section>
  )
}
